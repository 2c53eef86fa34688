import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { copyingMessages } from '#contract/messages/common.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { CopyMenu } from './copy-menu.tsx'
import { findCard } from '../../testing/cards.ts'

const withRing = (
  <div id="content">
    <table>
      <caption>The nine needs</caption>
      <tbody>
        <tr>
          <th>Need</th>
          <th>Measure</th>
        </tr>
        <tr>
          <td>Freedom | *</td>
          <td>Synergic</td>
        </tr>
      </tbody>
    </table>
    <CopyMenu />
  </div>
)
const MARKDOWN = '| Need | Measure |\n| --- | --- |\n| Freedom \\| \\* | Synergic |\n'

test('a table on the screen is copied as Markdown, and the menu has the focus again', async () => {
  const { user } = renderApp(withRing)
  await user.click(await screen.findByRole('button', { name: copyingMessages.asMarkdown }))
  await user.click(await screen.findByRole('menuitem', { name: copyingMessages.copy('The nine needs') }))
  expect(await screen.findByText(copyingMessages.copied)).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(MARKDOWN)
  await waitFor(() => expect(screen.getByRole('button', { name: copyingMessages.asMarkdown })).toHaveFocus())
})

test('it opens with the first entry of the keyboard, and closes by Escape and a second press', async () => {
  const { user } = renderApp(withRing)
  const button = await screen.findByRole('button', { name: copyingMessages.asMarkdown })
  for (const close of [() => user.keyboard('{Escape}'), () => user.click(button)]) {
    expect(button).toHaveAttribute('aria-expanded', 'false')
    button.focus()
    await user.keyboard('{Enter}')
    const menu = await screen.findByRole('menu', { name: copyingMessages.asMarkdown })
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: copyingMessages.copy('The nine needs') })).toHaveFocus()
    await close()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  }
})

/** As on plain http: the browser has no clipboard for the page, and may copy what is selected. */
function withoutClipboard(copiesSelected: boolean) {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  let copied = ''
  document.execCommand = () => {
    copied = document.querySelector('textarea')?.value ?? ''
    return copiesSelected
  }
  return () => copied
}

test('without a clipboard the browser copies the selected text', async () => {
  const { user } = renderApp(withRing)
  const copied = withoutClipboard(true)
  await user.click(await screen.findByRole('button', { name: copyingMessages.asMarkdown }))
  await user.click(await screen.findByRole('menuitem', { name: copyingMessages.copy('The nine needs') }))
  expect(await findCard()).toHaveTextContent(copyingMessages.copied)
  expect(copied()).toBe(MARKDOWN)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: copyingMessages.asMarkdown })).toHaveFocus()
})

test('where the browser does not let the page copy, the text stands there, selected', async () => {
  const { user } = renderApp(withRing)
  withoutClipboard(false)
  await user.click(await screen.findByRole('button', { name: copyingMessages.asMarkdown }))
  await user.click(await screen.findByRole('menuitem', { name: copyingMessages.copy('The nine needs') }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: copyingMessages.text })
  expect(field).toHaveValue(MARKDOWN)
  await waitFor(() => expect(field.selectionEnd - field.selectionStart).toBe(MARKDOWN.length))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getByRole('button', { name: copyingMessages.asMarkdown })).toHaveFocus())
})

test('it is there as soon as there is a table, and as long', async () => {
  renderApp(
    <div id="content">
      <p data-testid="place" />
      <CopyMenu />
    </div>,
  )
  const place = await screen.findByTestId('place')
  const button = () => screen.queryByRole('button', { name: copyingMessages.asMarkdown })
  expect(button()).toBeNull()
  await act(async () => place.append(document.createElement('table')))
  expect(button()).toBeNull()
  await act(async () => void place.querySelector('table')!.createTBody().insertRow())
  await waitFor(() => expect(button()).toBeVisible())
  await act(async () => button()?.click())
  expect(await screen.findByRole('menu')).toBeVisible()
  await act(async () => place.replaceChildren())
  await waitFor(() => expect(button()).toBeNull())
  // the next screen's is closed
  await act(async () => void place.appendChild(document.createElement('table')).createTBody().insertRow())
  await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'))
  expect(screen.queryByRole('menu')).toBeNull()
})
