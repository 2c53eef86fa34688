import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { limitsMessages } from '#contract/messages/edits.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { useTextLimit } from './use-text-limit.tsx'

function Editor({ max = 100 }: { max?: number }) {
  const [text, setText] = useState('')
  const limit = useTextLimit(text, max)
  return (
    <>
      <textarea
        aria-label="Story"
        {...limit.field}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {limit.note}
    </>
  )
}

async function paste(text: string) {
  const { user } = renderApp(<Editor />)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Story' })
  await user.click(field)
  await user.paste(text)
  return { user, field }
}

test('nothing is said before the last tenth, and then how much is left', async () => {
  const { user } = await paste('x'.repeat(89))
  expect(screen.queryByText(/left$/, { selector: '[aria-hidden]' })).toBeNull()
  await user.keyboard('x')
  expect(screen.getByText(limitsMessages.left(10), { selector: '[aria-hidden]' })).toBeVisible()
  expect(screen.getByText(limitsMessages.left(10), { selector: '[role=status]' })).toBeInTheDocument()
})

test('a screen reader hears it at steps, not with every key', async () => {
  const { user } = await paste('x'.repeat(91))
  const spoken = limitsMessages.left(10)
  await user.keyboard('xxx')
  expect(screen.getByText(limitsMessages.left(6), { selector: '[aria-hidden]' })).toBeVisible()
  expect(screen.getByText(spoken, { selector: '[role=status]' })).toBeInTheDocument()
})

test('a paste that does not fit is kept whole, and what is too much can be selected', async () => {
  const { user, field } = await paste(`${'🚲'.repeat(100)}and more`)
  expect(field.value).toHaveLength(208)
  expect(field).toBeInvalid()
  expect(screen.getByRole('alert')).toHaveTextContent(limitsMessages.tooLong)
  expect(screen.getByText(limitsMessages.over(8), { exact: false })).toBeVisible()
  await user.click(screen.getByRole('button', { name: limitsMessages.selectExcess }))
  expect(field).toHaveFocus()
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('and more')
  await user.keyboard('{Backspace}')
  expect(field).toBeValid()
  expect(screen.getByText(limitsMessages.full(100), { selector: '[aria-hidden]' })).toBeVisible()
})
