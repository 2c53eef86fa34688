import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Agenda, AgendaItem } from '#contract/agenda.ts'
import { agendaItem, threeItems } from '../../testing/agendas.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { fileOf, readFile } from './agenda-file.ts'

const write = 'PUT /api/admin/sessions/{id}/agenda'
let agenda: Agenda

beforeEach(() => {
  agenda = threeItems
  fakeApi.answer('GET /api/admin/sessions/{id}/agenda', () => agenda)
  fakeApi.answer(write, ({ body }) => {
    const items = body.items.map((item, index) => ({ ...item, id: item.id ?? 100 + index }))
    agenda = { ...agenda, items, version: agenda.version + 1 }
    return agenda
  })
})
const open = () => renderApp('/admin/workshops/K7QM-2XVD/agenda', { session: null })
const sent = () => fakeApi.calls(write).map(({ body }) => body)
const itemsShown = () =>
  screen.getAllByRole('textbox', { name: 'Title' }).map((field) => (field as HTMLInputElement).value)
/** The simulated browser cannot read a file. */
const fileWith = (text: string) =>
  Object.assign(new File([text], 'agenda.json', { type: 'application/json' }), { text: () => Promise.resolve(text) })
const itemAt = (index: number) => within(screen.getAllByRole('listitem')[index]!)

test('items are changed, moved, removed and added, and saved as a whole', async () => {
  const { user } = open()
  await screen.findByDisplayValue('Welcome')
  expect(screen.getByRole('button', { name: 'Save agenda' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: /Move .*Metrics.* up/ }))
  await user.click(screen.getByRole('button', { name: /Remove .*Close/ }))
  await user.click(screen.getByRole('button', { name: 'Add item' }))
  expect(itemsShown()).toEqual(['Metrics', 'Welcome', ''])
  expect(itemAt(2).getByRole('textbox', { name: 'Title' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Save agenda' })).toBeDisabled()

  const added = itemAt(2)
  await user.type(added.getByRole('textbox', { name: 'Title' }), 'H9')
  await user.selectOptions(added.getByRole('combobox', { name: 'Step' }), '6 H9 analysis')
  await user.type(added.getByRole('textbox', { name: 'Minutes' }), '25')
  await user.type(added.getByRole('textbox', { name: 'Message to everyone' }), 'Alone first.')
  await user.selectOptions(added.getByRole('combobox', { name: 'Big screen' }), 'Silent rating')
  await user.click(added.getByRole('checkbox', { name: 'Everyone rates alone' }))
  expect(screen.getByText('47 min in total')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save agenda' }))
  expect(await screen.findByText('Agenda saved.')).toBeVisible()

  const { id: _id, ...h9 } = agendaItem(0, 'H9', {
    step: 6,
    minutes: 25,
    message: 'Alone first.',
    silent_rating: true,
    scene: 'silent_rating',
  })
  expect(sent()).toEqual([{ items: [threeItems.items[1], threeItems.items[0], h9], version: 4 }])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save agenda' })).toBeDisabled())
})

test('what is no time and what has no title says so, and is not saved', async () => {
  const { user } = open()
  await screen.findByDisplayValue('Welcome')
  const first = itemAt(0)
  await user.clear(first.getByRole('textbox', { name: 'Minutes' }))
  await user.type(first.getByRole('textbox', { name: 'Minutes' }), '1.5')
  expect(first.getByText('Please enter whole minutes from 1 to 240, or leave it empty.')).toBeVisible()
  await user.clear(first.getByRole('textbox', { name: 'Minutes' }))
  expect(screen.getByRole('button', { name: 'Save agenda' })).toBeEnabled()
  await user.clear(first.getByRole('textbox', { name: 'Title' }))
  expect(first.getByText('Please give it a title.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save agenda' })).toBeDisabled()
})

test('what is not saved is there again, until it is discarded', async () => {
  const first = open()
  await first.user.type(await screen.findByDisplayValue('Welcome'), ' all')
  first.unmount()
  const { user } = open()
  expect(await screen.findByDisplayValue('Welcome all')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(itemsShown()).toEqual(['Welcome all', 'Metrics', 'Close'])
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(itemsShown()).toEqual(['Welcome', 'Metrics', 'Close'])
})

test('an agenda that another window saved meanwhile is not written over unseen', async () => {
  const { user } = open()
  await user.type(await screen.findByDisplayValue('Welcome'), ' all')
  agenda = { ...agenda, items: [agendaItem(1, 'Theirs')], version: 5 }
  fakeApi.refuse(write, 'AGENDA_CHANGED')
  await user.click(screen.getByRole('button', { name: 'Save agenda' }))
  await user.click(await screen.findByRole('button', { name: 'Show the other version' }))
  await waitFor(() => expect(itemsShown()).toEqual(['Theirs']))
  expect(sent()).toMatchObject([{ version: 4 }])
})

test('one can begin with another run sheet; the item under way cannot be removed', async () => {
  agenda = { ...agenda, at: 2, log: [{ item_id: 2, began_at: new Date().toISOString() }] }
  const { user } = open()
  await screen.findByDisplayValue('Welcome')
  expect(screen.getByRole('button', { name: /Remove .*Metrics/ })).toBeDisabled()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Begin with' }), 'Half a day')
  expect(screen.getByText('4 h in total')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Begin with' }), 'One hour')
  expect(screen.getByText('4 h in total')).toBeVisible()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace' }))
  expect(screen.getByText('1 h in total')).toBeVisible()
})

test('another agenda in the middle of a workshop keeps the item that is under way, and what both have', async () => {
  agenda = {
    ...agenda,
    items: [...threeItems.items, agendaItem(4, 'Coffee')],
    at: 4,
    log: [{ item_id: 4, began_at: new Date().toISOString() }],
  }
  const { user } = open()
  const bringIn = async (...items: AgendaItem[]) =>
    user.upload(await screen.findByLabelText('Load from a file'), fileWith(fileOf(items)))
  await bringIn(
    agendaItem(0, 'Choose metrics', { step: 2, minutes: 30 }),
    agendaItem(0, 'Stories', { step: 4 }),
    agendaItem(0, 'Close', { minutes: 3 }),
    agendaItem(0, 'Party'),
  )
  await waitFor(() => expect(itemsShown()).toEqual(['Choose metrics', 'Stories', 'Close', 'Coffee', 'Party']))
  expect(itemAt(3).getByText('Current')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save agenda' }))
  expect(await screen.findByText('Agenda saved.')).toBeVisible()
  expect(sent()[0]?.items.map(({ id }) => id)).toEqual([2, undefined, 3, 4, undefined])
})

test('a file holds the agenda and brings it back; what is none is refused', async () => {
  const items = threeItems.items.map(({ id: _id, ...item }) => item)
  const file = fileOf(threeItems.items)
  expect(readFile(file)).toEqual(items)
  for (const wrong of [
    '',
    'null',
    '[]',
    '{}',
    '{"format":"ninefold-agenda","items":[]}',
    '{"format":"ninefold-agenda","items":[null]}',
  ])
    expect(readFile(wrong), wrong).toBeUndefined()

  const { user } = open()
  const field = await screen.findByLabelText('Load from a file')
  await user.upload(field, fileWith('{}'))
  expect(await screen.findByText('This file is not an agenda.')).toBeVisible()
  const one = fileOf([agendaItem(7, 'From a file')])
  await user.upload(field, fileWith(one))
  await waitFor(() => expect(itemsShown()).toEqual(['From a file']))
})
