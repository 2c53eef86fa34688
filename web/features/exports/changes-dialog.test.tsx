import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ChangesPreview, FileChange } from '#contract/changes.ts'
import { changesMessages, importsMessages, misfitsMessages } from '#contract/messages/imports.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { roomMessages } from '#contract/messages/shell.ts'
import { shutBy } from '../../domain/workshop/why-shut.ts'
import { isAway } from '../../lib/http/watch-server.ts'
import { ShutBy } from '../../lib/session/may-write.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { testUnansweredDeed, unanswered } from '../../testing/unanswered-deed.ts'
import { toastStore } from '../../ui/feedback/toast-store.ts'
import { ChangesDialog } from './changes-dialog.tsx'

const LOOK = 'POST /api/workshops/{id}/changes/preview'
const APPLY = 'PUT /api/workshops/{id}/changes'

const change: FileChange = {
  field: 'specification',
  id: 88,
  solution_id: 7,
  solution_name: 'Night bus',
  before: 'The bus shall stop.',
  after: 'The bus shall wait.',
  conflict: false,
}
const conflict: FileChange = { ...change, field: 'user_story', id: 12, before: 'Ours', after: 'Theirs', conflict: true }
const preview = (...changes: FileChange[]): ChangesPreview => ({ changes, refused: [], unchanged: 3 })
const file = new File(['PK'], 'Night bus.xlsx')
const onClose = vi.fn<() => void>()

async function choose() {
  onClose.mockReset()
  const { user } = renderApp(<ChangesDialog workshopId="K7QM-2XVD" onClose={onClose} />)
  await user.upload(await screen.findByLabelText(changesMessages.file), file)
  return user
}
const applyButton = () => screen.getByRole('button', { name: changesMessages.apply })
const sent = () => fakeApi.calls(APPLY).map(({ body }) => body.changes)

beforeEach(() => {
  fakeApi.answer(LOOK, preview(change))
  fakeApi.answer(APPLY, { changed: 1 })
})

test('a file is looked at first; each change is shown in words, and stored only when somebody agrees', async () => {
  const user = await choose()
  expect(await screen.findByText(changesMessages.unchanged(3))).toBeVisible()
  const item = screen.getByRole('listitem')
  expect(item).toHaveTextContent('System requirement R88Night bus')
  expect(within(item).getByText('stop').tagName).toBe('DEL')
  expect(within(item).getByText('wait').tagName).toBe('INS')
  expect(sent()).toEqual([])

  await user.click(applyButton())
  expect(await screen.findByText(changesMessages.applied(1))).toBeVisible()
  expect(sent()).toEqual([[{ field: 'specification', id: 88, text: change.after, previous: change.before }]])
  expect(onClose).toHaveBeenCalledOnce()
  expect(toastStore.read().at(-1)?.undo?.texts).toEqual({ workshopId: 'K7QM-2XVD', changes: [change] })
})

test('what both sides changed waits for a choice, and only what is taken is stored', async () => {
  fakeApi.answer(LOOK, preview(change, conflict))
  const user = await choose()
  expect(await screen.findByText(changesMessages.conflicts(1))).toBeVisible()
  expect(applyButton()).toBeDisabled()
  const choices = screen.getByRole('radiogroup', { name: 'User story S12 Night bus' })
  await user.click(within(choices).getByRole('radio', { name: changesMessages.keepOurs }))
  await user.click(applyButton())
  await waitFor(() => expect(sent()).toMatchObject([[{ id: 88 }]]))
})

test('a file without rows is not taken for one that nobody edited', async () => {
  fakeApi.answer(LOOK, { changes: [], refused: [], unchanged: 0 })
  await choose()
  expect(await screen.findByText(changesMessages.noRows)).toBeVisible()
})

test('what keeps people from storing while the dialog is open is said in it', async () => {
  const { user } = renderApp(
    <ShutBy value={shutBy.frozen}>
      <ChangesDialog workshopId="K7QM-2XVD" onClose={onClose} />
    </ShutBy>,
  )
  await user.upload(await screen.findByLabelText(changesMessages.file), file)
  expect(await screen.findByText(roomMessages.frozen)).toBeVisible()
  await user.click(applyButton())
  expect(sent()).toEqual([])
})

test('many conflicts are decided at once, and each shows what both sides started from', async () => {
  const others = [conflict, { ...conflict, id: 13, exported: 'What both had' }]
  fakeApi.answer(LOOK, preview(...others))
  const user = await choose()
  expect(await screen.findByText('What both had')).toBeVisible()
  await user.click(screen.getByRole('button', { name: changesMessages.takeAllTheirs }))
  await user.click(screen.getAllByRole('radio', { name: changesMessages.keepOurs })[0]!)
  await user.click(applyButton())
  await waitFor(() => expect(sent()).toMatchObject([[{ id: 13, text: 'Theirs', previous: 'Ours' }]]))
})

test('what changed here after the look is told and shown anew, and a choice about another text is no choice', async () => {
  fakeApi.answer(LOOK, preview(conflict))
  const user = await choose()
  await user.click(await screen.findByRole('radio', { name: changesMessages.takeTheirs }))
  fakeApi.refuse(APPLY, 'TEXTS_CHANGED')
  fakeApi.answer(LOOK, preview({ ...conflict, before: 'Ours, once more' }))
  await user.click(applyButton())
  expect(await screen.findByText(changesMessages.changedMeanwhile)).toBeVisible()
  expect(await screen.findByText(/once more/)).toBeVisible()
  expect(applyButton()).toBeDisabled()
  fakeApi.answer(APPLY, { changed: 1 })
  await user.click(screen.getByRole('radio', { name: changesMessages.takeTheirs }))
  await user.click(applyButton())
  await waitFor(() => expect(sent().at(-1)).toMatchObject([{ text: 'Theirs', previous: 'Ours, once more' }]))
})

test('rows that cannot be imported say why; a file that is not ours is refused, and another can be chosen', async () => {
  fakeApi.refuse(LOOK, 'OTHER_WORKSHOP')
  const user = await choose()
  expect(await screen.findByRole('alert')).toHaveTextContent(changesMessages.otherWorkshop)
  expect(applyButton()).toBeDisabled()
  const reason = misfitsMessages.misfit(misfitsMessages.deleted('R99'), misfitsMessages.storedItem)
  const refused = [{ place: 'line 4', name: 'R99', reason }]
  fakeApi.answer(LOOK, { ...preview(), refused })
  await user.upload(screen.getByLabelText(changesMessages.file), file)
  expect(await screen.findByText(changesMessages.refused(1))).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent(`${reason} line 4, R99`)
  expect(screen.queryByText(changesMessages.otherWorkshop)).toBeNull()
  expect(applyButton()).toBeDisabled()
})

test('a server that does not answer is told, and the file can be looked at again without being chosen anew', async () => {
  fakeApi.fail(LOOK)
  const user = await choose()
  const again = await screen.findByRole('button', { name: commonMessages.tryAgain })
  expect(screen.getByText(changesMessages.notLookedAt)).toBeVisible()
  fakeApi.answer(LOOK, preview(change))
  await user.click(again)
  expect(await screen.findByText(changesMessages.unchanged(3))).toBeVisible()
  expect(screen.queryByText(changesMessages.notLookedAt)).not.toBeInTheDocument()
})

test('while the server is away, what waits for it says so, and goes on when it answers', async () => {
  let answer = (_preview: ChangesPreview) => {}
  fakeApi.answer(LOOK, () => new Promise<ChangesPreview>((resolve) => (answer = resolve)))
  await choose()
  await screen.findByText(importsMessages.checking)
  expect(screen.queryByText(changesMessages.away)).not.toBeInTheDocument()
  act(() => isAway.set(true))
  onTestFinished(() => isAway.set(false))
  expect(await screen.findByText(changesMessages.away)).toBeVisible()
  await act(async () => answer(preview(change)))
  expect(await screen.findByText(changesMessages.unchanged(3))).toBeVisible()
  expect(screen.queryByText(changesMessages.away)).not.toBeInTheDocument()
})

testUnansweredDeed('a file that comes back', {
  call: APPLY,
  failure: unanswered('the texts were changed'),
  begin: async () => {
    const user = await choose()
    await screen.findByText(changesMessages.unchanged(3))
    return { user, confirm: applyButton(), cancel: () => screen.queryByRole('button', { name: 'Cancel' }) }
  },
})
