import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Group, Groups } from '#contract/groups.ts'
import { groupsMessages, whoseSolutionMessages } from '#contract/messages/groups.ts'
import { roomMessages } from '#contract/messages/shell.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import type { Room } from '#contract/room.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { storeEntered } from '../../lib/session/stored-session.ts'
import { selectSolution } from '../../lib/session/stored-solution.ts'
import { emptyChain, optionOf, ratingOf, storyOf } from '../../testing/chains.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { answerRatedOption, optionId, rating, solutionId } from '../../testing/rated-option.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'

const room: Room = {
  title: 'Spring',
  step: null,
  message: null,
  timer: null,
  frozen: false,
  status: 'results',
  silent_rating: false,
}
const open: Room = { ...room, status: 'open' }
const frozen: Room = { ...open, frozen: true }
const of = (path: string) => `/solutions/${solutionId}${path}`

beforeEach(() => {
  answerRatedOption()
  fakeApi.answer('GET /api/room', room)
  fakeApi.answer('GET /api/solutions', [
    { id: solutionId, solution_name: 'Bikes', user_email: someone.email, p_fhn: 'Freedom', purposes: ['Health'] },
  ])
  fakeApi.answer('GET /api/purposes', [{ id: 1, purpose: 'Mobility and access' }])
  fakeApi.answer('GET /api/metrics', [
    { id: 7, metric_text: 'Steps per day', purposes: ['Mobility and access'], stakeholders: [] },
  ])
  fakeApi.answer('GET /api/solution/{id}/metrics-stakeholders', {
    solution_name: 'Bikes',
    metrics: [
      {
        metric_id: 7,
        metric_text: 'Steps per day',
        stakeholder: 'Shops',
        user_story: '',
        user_story_id: 70,
        functional_options: [],
        potential_stakeholders: [
          { id: 1, stakeholder: 'Residents', stakeholder_category: 'Direct users', already_added: false },
          { id: 2, stakeholder: 'Shops', stakeholder_category: 'Direct users', already_added: true },
        ],
      },
    ],
  })
  fakeApi.answer('GET /api/option_analysis', [rating(9, 1)])
  fakeApi.answer('GET /api/option_analysis/both', { virtuous: [rating(9, 1)], vicious: [] })
  fakeApi.answer('GET /api/system_requirements', [{ id: 51, option_analysis_id: 109, specification: 'It shall.' }])
  fakeApi.answer('GET /api/solutions/{id}/chain', {
    ...emptyChain,
    id: solutionId,
    stories: [storyOf(1)],
    options: [optionOf(optionId, 1)],
    ratings: [ratingOf(1, optionId, 1, 9, true)],
  })
})

/** Everything that writes on a screen, by its role and name. */
const controls: [string, string, [role: 'button' | 'combobox', name: string | RegExp][]][] = [
  [
    'solution',
    of(''),
    [
      ['button', 'Edit'],
      ['button', 'Delete Solution'],
    ],
  ],
  ['metrics', of('/metrics'), [['button', /^(Add|Remove)$/]]],
  ['stakeholders', of('/stakeholders'), [['button', /^Add/]]],
  ['stories', of('/user-stories'), [['button', /^Save All/]]],
  [
    'options',
    of('/functional-options'),
    [
      ['button', 'Add'],
      ['button', 'Edit'],
      ['button', 'Delete'],
    ],
  ],
  [
    'analysis',
    of(`/option-analysis/${optionId}/Virtuous`),
    [
      ['button', 'Save'],
      ['combobox', 'Freedom'],
    ],
  ],
  [
    'requirements',
    of(`/system-requirements/${optionId}`),
    [
      ['button', 'Add'],
      ['button', 'Edit'],
      ['button', 'Delete'],
    ],
  ],
  ['comparison', of('/comparison'), [['button', 'Decide']]],
  ['create', '/solutions/new', [['button', 'Create Solution']]],
]

const containing = (sentence: string) => expect.stringContaining(sentence) as string
const isShut = (control: HTMLElement) =>
  control.hasAttribute('disabled') || control.getAttribute('aria-disabled') === 'true'

const north: Group = { id: 3, name: 'North', people: 2, solution_ids: [solutionId] }
const lookingOn: Groups = { made_by: 'host', groups: [north], own: null, observes: true }
const inNoGroup: Groups = { ...lookingOn, observes: false }
const withGroups: Room = { ...room, status: 'open', groups: true }

/** Why people only read, and the sentence that says so. */
const reasons: Record<string, { room: Room; groups?: Groups; sentence: string; except?: string; only?: string[] }> = {
  'the workshop shows its results': { room, sentence: roomMessages.resultsOnly },
  // the same context as the others: one of each kind of control
  'the host has paused editing': {
    room: frozen,
    sentence: roomMessages.frozen,
    only: ['solution', 'stories', 'analysis'],
  },
  'somebody looks on': { room: withGroups, groups: lookingOn, sentence: whoseSolutionMessages.observing },
  'it is another group’s': {
    room: withGroups,
    groups: inNoGroup,
    sentence: groupsMessages.belongsTo('North'),
    except: 'create',
  },
}
const cases = Object.entries(reasons).flatMap(([why, reason]) =>
  controls
    .filter(([name]) => name !== reason.except && (reason.only?.includes(name) ?? true))
    .map(([name, path, expected]) => ({ name, why, path, expected, reason })),
)

test.each(cases)('$name can only be read while $why', async ({ path, expected, reason }) => {
  fakeApi.answer('GET /api/room', reason.room)
  if (reason.groups) fakeApi.answer('GET /api/groups', reason.groups)
  const { user } = renderApp(path)
  expect(await screen.findByText(reason.sentence)).toBeVisible()
  for (const [role, name] of expected) {
    for (const control of await screen.findAllByRole(role, { name })) {
      await waitFor(() => expect(isShut(control)).toBe(true))
      // what is disabled for another reason as well, such as an empty form, need not say this one
      const described = control.hasAttribute('disabled') ? '' : reason.sentence
      expect(control).toHaveAccessibleDescription(containing(described))
      if (role === 'button') await user.click(control)
    }
  }
  for (const field of screen.queryAllByRole('textbox', { name: /story|Add|requirement/i }))
    expect(field).toHaveAttribute('readonly')
  expect(fakeApi.writes()).toEqual([])
})

test('the same screen is written on again once the workshop is open, without a reload', async () => {
  const { queryClient } = renderApp(of('/functional-options'))
  const [add] = await screen.findAllByRole('button', { name: 'Add' })
  await waitFor(() => expect(isShut(add!)).toBe(true))
  fakeApi.answer('GET /api/room', { ...room, status: 'open' })
  await queryClient.invalidateQueries({ queryKey: keys.room })
  await waitFor(() => expect(isShut(add!)).toBe(false))
  expect(screen.queryByText(roomMessages.resultsOnly)).not.toBeInTheDocument()
})

test.each([
  ['the results are shown', room, roomMessages.resultsOnly],
  ['editing is paused', frozen, roomMessages.frozen],
])(
  'what is typed stays in its field while %s, is not sent, and is saved afterwards',
  async (_while, shut, sentence) => {
    fakeApi.answer('GET /api/room', open)
    const { user, queryClient } = renderApp(of('/functional-options'))
    const [field] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Add functional option' })
    await user.type(field!, 'A bell')
    field!.setSelectionRange(2, 2)

    fakeApi.answer('GET /api/room', shut)
    await queryClient.invalidateQueries({ queryKey: keys.room })
    expect(await screen.findByText(sentence)).toBeVisible()
    await waitFor(() => expect(field).toHaveAttribute('readonly'))
    await user.keyboard('and whistles{Enter}')
    expect(field).toHaveValue('A bell')
    expect(fakeApi.writes()).toEqual([])

    fakeApi.answer('GET /api/room', open)
    await queryClient.invalidateQueries({ queryKey: keys.room })
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'))
    // the same field, with the caret where it was
    expect(field).toHaveFocus()
    expect(field!.selectionStart).toBe(2)
    fakeApi.answer('POST /api/function_options', ({ body }) => ({ id: 99, ...body }))
    await user.keyboard('loud {Enter}')
    await waitFor(() =>
      expect(fakeApi.calls('POST /api/function_options').map(({ body }) => body)).toMatchObject([
        { functional_option: 'A loud bell' },
      ]),
    )
  },
)

test('a rating that is chosen and not saved waits while editing is paused, and no other can be chosen', async () => {
  fakeApi.answer('GET /api/room', open)
  const { user, queryClient } = renderApp(of(`/option-analysis/${optionId}/Virtuous`))
  const tile = await screen.findByRole('combobox', { name: 'Freedom' })
  await user.selectOptions(tile, '2')
  fakeApi.answer('GET /api/room', frozen)
  await queryClient.invalidateQueries({ queryKey: keys.room })
  await waitFor(() => expect(isShut(tile)).toBe(true))
  await user.selectOptions(tile, '3')
  expect(tile).toHaveValue('2')
  expect(tile).toHaveFocus()
})

test('the form of a solution and its lists wait while editing is paused', async () => {
  fakeApi.answer('GET /api/room', open)
  const { user, queryClient } = renderApp(of(''))
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const name = await screen.findByRole('textbox', { name: /Solution Name/ })
  await user.type(name, ' for all')
  const need = screen.getByRole('combobox', { name: new RegExp(solutionsMessages.primaryFhn) })
  await user.click(need)
  expect(need).toHaveAttribute('aria-expanded', 'true')

  fakeApi.answer('GET /api/room', frozen)
  await queryClient.invalidateQueries({ queryKey: keys.room })
  await waitFor(() => expect(name).toHaveAttribute('readonly'))
  expect(name).toHaveDisplayValue(/ for all$/)
  await waitFor(() => expect(need).toHaveAttribute('aria-expanded', 'false'))
  await user.click(need)
  await user.keyboard('{ArrowDown}')
  expect(need).toHaveAttribute('aria-expanded', 'false')
  expect(isShut(screen.getByRole('button', { name: 'Save' }))).toBe(true)
  expect(fakeApi.writes()).toEqual([])
})

test('the host writes while editing is paused, and while results are shown', async () => {
  storeEntered(someone.sessionId)
  for (const [shut, sentence] of [
    [frozen, roomMessages.frozen],
    [room, roomMessages.resultsOnly],
  ] as const) {
    fakeApi.answer('GET /api/room', shut)
    const app = renderApp(of('/functional-options'), { session: null })
    expect(await screen.findByText(sentence)).toBeVisible()
    for (const add of await screen.findAllByRole('button', { name: 'Add' })) expect(isShut(add)).toBe(false)
    app.unmount()
  }
})

test('a pause moves nothing on the list: what one works on still leads on', async () => {
  fakeApi.answer('GET /api/room', frozen)
  renderApp('/solutions')
  selectSolution(solutionId)
  expect(await screen.findByText(roomMessages.frozen)).toBeVisible()
  expect(await screen.findByText(solutionsMessages.workingOn)).toBeVisible()
})

test('the host writes in every group’s solution, and everybody in one of no group', async () => {
  fakeApi.answer('GET /api/room', withGroups)
  fakeApi.answer('GET /api/groups', { ...inNoGroup, groups: [{ ...north, solution_ids: [] }] })
  const ofNobody = renderApp(of('/functional-options'))
  const areKnown = ({ queryClient }: typeof ofNobody) =>
    waitFor(() => expect(queryClient.getQueryData(keys.groups)).toBeDefined())
  await areKnown(ofNobody)
  for (const add of await screen.findAllByRole('button', { name: 'Add' })) expect(isShut(add)).toBe(false)
  ofNobody.unmount()

  fakeApi.answer('GET /api/groups', inNoGroup)
  storeEntered(someone.sessionId)
  await areKnown(renderApp(of('/functional-options'), { session: null }))
  for (const add of await screen.findAllByRole('button', { name: 'Add' })) expect(isShut(add)).toBe(false)
  expect(screen.queryByText(groupsMessages.belongsTo('North'))).not.toBeInTheDocument()
})

test('each solution in the list leads to its report, and only while results are shown', async () => {
  const { queryClient, user, router } = renderApp('/solutions')
  const row = await screen.findByRole('row', { name: /Bikes/ })
  fakeApi.answer('GET /api/room', { ...room, status: 'open' })
  await within(row).findByRole('link', { name: 'Report to print' })
  await queryClient.invalidateQueries({ queryKey: keys.room })
  await waitFor(() => expect(within(row).queryByRole('link')).not.toBeInTheDocument())

  fakeApi.answer('GET /api/room', room)
  await queryClient.invalidateQueries({ queryKey: keys.room })
  await user.click(await within(row).findByRole('link', { name: 'Report to print' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(of('/report')))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})
