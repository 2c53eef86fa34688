import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useGrowing } from './use-growing.ts'

function Numbers({ total }: { total: number }) {
  const { shown } = useGrowing(total, 5)
  return (
    <ul>
      {Array.from({ length: shown }, (_, number) => (
        <li key={number}>{number}</li>
      ))}
    </ul>
  )
}

const count = () => screen.getAllByRole('listitem').length

test('a long list begins with a few and becomes whole by itself', async () => {
  render(<Numbers total={200} />)
  expect(count()).toBe(5)
  expect(await screen.findByText('199')).toBeVisible()
  expect(count()).toBe(200)
})

test('the printer finds all of it at once', () => {
  render(<Numbers total={200} />)
  window.dispatchEvent(new Event('beforeprint'))
  expect(count()).toBe(200)
})

test('a list that is hardly longer is whole at once, also when it becomes so', () => {
  const { rerender } = render(<Numbers total={17} />)
  expect(count()).toBe(17)
  rerender(<Numbers total={20} />)
  expect(count()).toBe(20)
})

test('a list that became short and long again begins anew', () => {
  const { rerender } = render(<Numbers total={200} />)
  window.dispatchEvent(new Event('beforeprint'))
  rerender(<Numbers total={3} />)
  rerender(<Numbers total={200} />)
  expect(count()).toBe(5)
})
