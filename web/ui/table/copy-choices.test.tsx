import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { commonMessages } from '#contract/messages/common.ts'
import { copyingMessages } from '#contract/messages/copying.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { CopyMenu } from './copy-menu.tsx'

/** What is waited for before the script comes, and how often it came. */
const script = vi.hoisted(() => ({ comes: async (): Promise<void> => {}, came: 0 }))
vi.mock('../dialog/lazy-dialog.ts', async (original) => {
  const { lazyDialog } = await original<typeof import('../dialog/lazy-dialog.ts')>()
  return {
    lazyDialog: (load: () => Promise<never>) =>
      lazyDialog(async () => {
        await script.comes()
        const part = await load()
        script.came += 1
        return part
      }),
  }
})

async function renderMenu() {
  const { user } = renderApp(
    <div id="content">
      <table>
        <tbody>
          <tr>
            <td>Freedom</td>
          </tr>
        </tbody>
      </table>
      <CopyMenu />
      <button type="button">Another</button>
    </div>,
  )
  return { user, button: await screen.findByRole('button', { name: copyingMessages.asMarkdown }) }
}

test('a script that does not come is told of and asked for again, and one that comes late opens nothing', async () => {
  script.comes = () => Promise.reject(new TypeError('no network'))
  const { user, button } = await renderMenu()
  await user.click(button)
  expect(await screen.findByText(commonMessages.notOpened)).toBeVisible()
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))

  const another = screen.getByRole('button', { name: 'Another' })
  let come = () => {}
  const late = new Promise<void>((resolve) => (come = resolve))
  script.comes = () => late
  for (const goOn of [() => user.keyboard('{Escape}'), () => user.tab(), () => user.click(another)]) {
    await user.click(button)
    expect(button).toHaveAttribute('aria-busy')
    await goOn()
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).not.toHaveAttribute('aria-busy')
  }
  come()
  await waitFor(() => expect(script.came).toBeGreaterThan(0))
  await act(async () => {})
  expect(screen.queryByRole('menu')).toBeNull()
  expect(another).toHaveFocus()

  await user.click(button)
  expect(await screen.findByRole('menu')).toBeVisible()
})
