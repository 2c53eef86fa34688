import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { ClearableSelect } from '../field/clearable-select.tsx'
import { PickMany } from './pick-many.tsx'
import { PickOne } from './pick-one.tsx'

const options = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: `Need ${index + 1}`,
  description: `About need ${index + 1}`,
}))

function One() {
  const [value, setValue] = useState('')
  return (
    <>
      <PickOne
        label="FHN"
        placeholder="None yet"
        clearLabel="Clear FHN"
        options={options}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  )
}

function Many() {
  const [value, setValue] = useState<string[]>([])
  return (
    <>
      <PickMany
        label="Purposes"
        placeholder="None yet"
        clearLabel="Clear purposes"
        options={options}
        value={value}
        onChange={setValue}
      />
      <output>{value.join()}</output>
    </>
  )
}

const chosen = () => document.querySelector('output')?.textContent

test('one option is picked by mouse and taken back by a button the keyboard reaches', async () => {
  const { user } = renderApp(<One />)
  await user.click(await screen.findByRole('combobox', { name: /FHN/ }))
  await user.click(await screen.findByRole('option', { name: /Need 3/ }))
  expect(chosen()).toBe('3')
  await user.tab()
  expect(screen.getByRole('button', { name: 'Clear FHN' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(chosen()).toBe('')
})

test('arrows move by one, PageDown and PageUp by five, not beyond the ends', async () => {
  const { user } = renderApp(<One />)
  const button = await screen.findByRole('combobox', { name: /FHN/ })
  await user.click(button)
  const active = () =>
    screen.getAllByRole('option').findIndex((option) => option.hasAttribute('data-combobox-selected')) + 1
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe(1)
  await user.keyboard('{PageDown}')
  expect(active()).toBe(6)
  await user.keyboard('{PageDown}{PageDown}')
  expect(active()).toBe(12)
  await user.keyboard('{PageUp}')
  expect(active()).toBe(7)
  await user.keyboard('{Enter}')
  expect(chosen()).toBe('7')
})

test('Home and End lead to the ends, letters to what begins with them, and a screen reader follows', async () => {
  const { user } = renderApp(<One />)
  const button = await screen.findByRole('combobox', { name: /FHN/ })
  const followed = () => document.getElementById(button.getAttribute('aria-activedescendant') ?? '')?.textContent
  button.focus()
  await user.keyboard('{End}')
  expect(followed()).toMatch(/^Need 12/)
  await user.keyboard('{Home}')
  expect(followed()).toMatch(/^Need 1A/)
  await user.keyboard('{PageDown}')
  expect(followed()).toMatch(/^Need 6/)
  // all begin with it
  await user.keyboard('n')
  expect(followed()).toMatch(/^Need 7/)
  await user.keyboard('{Enter}')
  expect(chosen()).toBe('7')
  expect(button).not.toHaveAttribute('aria-activedescendant')
})

test('several options are picked with the list open, taken back one by one or all at once', async () => {
  const { user } = renderApp(<Many />)
  await user.click(await screen.findByRole('combobox', { name: /Purposes/ }))
  await user.click(await screen.findByRole('option', { name: /Need 2/ }))
  await user.click(screen.getByRole('option', { name: /Need 5/ }))
  expect(chosen()).toBe('2,5')
  await user.click(screen.getByRole('button', { name: 'Remove Need 2' }))
  expect(chosen()).toBe('5')
  await user.click(screen.getByRole('button', { name: 'Clear purposes' }))
  expect(chosen()).toBe('')
})

test.each(['Remove Need 2', 'Clear purposes'])(
  'by key, %s leads back to the list once nothing is picked',
  async (name) => {
    const { user } = renderApp(<Many />)
    const list = await screen.findByRole('combobox', { name: /Purposes/ })
    await user.click(list)
    await user.click(await screen.findByRole('option', { name: /Need 2/ }))
    act(() => screen.getByRole('button', { name }).focus())
    await user.keyboard('{Enter}')
    expect(chosen()).toBe('')
    expect(list).toHaveFocus()
    expect(list).toHaveAttribute('aria-expanded', 'false')
  },
)

test('a native select has a clear button only while something is chosen', async () => {
  function Filter() {
    const [value, setValue] = useState('')
    return (
      <ClearableSelect
        label="FHN"
        placeholder="All FHNs"
        clearLabel="Clear FHN"
        options={['Freedom']}
        value={value}
        onChange={setValue}
      />
    )
  }
  const { user } = renderApp(<Filter />)
  const select = await screen.findByRole('combobox', { name: 'FHN' })
  expect(screen.queryByRole('button', { name: 'Clear FHN' })).not.toBeInTheDocument()
  await user.selectOptions(select, 'Freedom')
  await user.click(screen.getByRole('button', { name: 'Clear FHN' }))
  expect(select).toHaveDisplayValue('All FHNs')
  expect(select).toHaveFocus()
})
