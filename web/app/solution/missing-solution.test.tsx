import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { basicMessages, commonMessages } from '#contract/messages/common.ts'
import { deletedMessages, undoMessages } from '#contract/messages/undo.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { helpMessages } from '#contract/messages/steps.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import { ComparisonScreen } from '../../features/comparison/comparison-screen.tsx'
import { FunctionalOptionsScreen } from '../../features/functional-options/functional-options-screen.tsx'
import { H9AnalysisScreen } from '../../features/h9-analysis/h9-analysis-screen.tsx'
import { HistoryScreen } from '../../features/history/history-screen.tsx'
import { SolutionMetricsScreen } from '../../features/metrics/solution-metrics-screen.tsx'
import { ReportScreen } from '../../features/report/report-screen.tsx'
import { SolutionDetailsScreen } from '../../features/solutions/solution-details-screen.tsx'
import { StakeholdersScreen } from '../../features/stakeholders/stakeholders-screen.tsx'
import { SystemRequirementsScreen } from '../../features/system-requirements/system-requirements-screen.tsx'
import { UserStoriesScreen } from '../../features/user-stories/user-stories-screen.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { answerRatedOption, optionId, solutionId } from '../../testing/rated-option.ts'
import { renderApp } from '../../testing/render-app.tsx'

const reads = [
  'GET /api/solutions/{id}',
  'GET /api/user_stories_table/{solutionId}',
  'GET /api/solution/{id}/metrics-stakeholders',
  'GET /api/option_analysis',
  'GET /api/option_analysis/both',
  'GET /api/system_requirements',
  'GET /api/solutions/{id}/chain',
  'GET /api/solution/{id}/activity',
] as const

/** Each screen of the specification, and what it says when all a server answers is 404. */
const steps: { name: string; shown: ReactElement; sentence: string }[] = [
  { name: 'details', shown: <SolutionDetailsScreen solutionId={7} />, sentence: solutionsMessages.fetchOneFailed },
  { name: 'metrics', shown: <SolutionMetricsScreen solutionId={7} />, sentence: userStoriesMessages.fetchFailed },
  { name: 'stakeholders', shown: <StakeholdersScreen solutionId={7} />, sentence: basicMessages.unknownErrorOccurred },
  { name: 'user stories', shown: <UserStoriesScreen solutionId={7} />, sentence: userStoriesMessages.fetchFailed },
  { name: 'options', shown: <FunctionalOptionsScreen solutionId={7} />, sentence: userStoriesMessages.fetchFailed },
  {
    name: 'H9 analysis',
    shown: <H9AnalysisScreen solutionId={7} optionId={optionId} virtuous />,
    sentence: commonMessages.error(solutionsMessages.fetchOneFailed),
  },
  {
    name: 'system requirements',
    shown: <SystemRequirementsScreen solutionId={7} optionId={optionId} />,
    sentence: commonMessages.error(systemRequirementsMessages.fetchFailed),
  },
]
const additions: { name: string; shown: ReactElement }[] = [
  { name: 'report', shown: <ReportScreen solutionId={7} /> },
  { name: 'comparison', shown: <ComparisonScreen solutionId={7} /> },
  { name: 'history', shown: <HistoryScreen solutionId={7} /> },
]

const inAnHour = () => new Date(Date.now() + 60 * 60 * 1000).toISOString()

beforeEach(() => {
  answerRatedOption()
  fakeApi.answer('GET /api/metrics', [])
})

describe('a solution that is not there', () => {
  beforeEach(() => reads.forEach((read) => fakeApi.refuse(read, 'NOT_FOUND')))

  test.each([...steps, ...additions])('says so instead of its $name, with a way on', async ({ shown }) => {
    fakeApi.answer('GET /api/deletions', { by: null, at: null })
    renderApp(shown)
    expect(await screen.findByText(solutionsMessages.notFound)).toBeVisible()
    expect(await screen.findByText(deletedMessages.noSuchSolution)).toBeVisible()
    expect(screen.getByRole('link', { name: commonMessages.goToSolutions })).toHaveAttribute('href', '/solutions')
    expect(screen.queryByRole('button', { name: commonMessages.tryAgain })).toBeNull()
  })

  test.each(['', '/metrics', '/stakeholders', '/user-stories', '/functional-options', '/report', '/history'])(
    'offers at %s no way to its other screens, which are not there either',
    async (screenOfIt) => {
      fakeApi.answer('GET /api/deletions', { by: null, at: null })
      renderApp(`/solutions/7${screenOfIt}`)
      expect(await screen.findByText(solutionsMessages.notFound)).toBeVisible()
      const main = within(screen.getByRole('main'))
      await waitFor(() =>
        expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
          Array(main.getAllByRole('link').length).fill('/solutions'),
        ),
      )
    },
  )

  test('invites nobody to work on it', async () => {
    fakeApi.answer('GET /api/deletions', { by: null, at: null })
    renderApp('/solutions/7/metrics')
    expect(await screen.findByText(solutionsMessages.notFound)).toBeVisible()
    await waitFor(() => expect(screen.queryByText(helpMessages.metrics)).toBeNull())
    expect(screen.queryByRole('navigation', { name: commonMessages.next })).toBeNull()
  })

  test('says who deleted it, and when', async () => {
    fakeApi.answer('GET /api/deletions', { by: 'ana@example.org', at: new Date().toISOString() })
    renderApp(<SolutionMetricsScreen solutionId={7} />)
    const sentence = `The solution was deleted by ana@example.org, just now. ${deletedMessages.askHost}`
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
    expect(fakeApi.calls('GET /api/deletions')[0]?.query).toEqual({ solution_id: '7' })
  })

  test('says whose people can bring it back, where one cannot', async () => {
    const others_may = { group: 'North', until: inAnHour() }
    fakeApi.answer('GET /api/deletions', { by: 'ana@example.org', at: new Date().toISOString(), others_may })
    renderApp(<SolutionMetricsScreen solutionId={7} />)
    const sentence = `The solution was deleted by ana@example.org, just now. ${deletedMessages.askGroup('North')}`
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  test.each([...steps, ...additions])('is brought back from where its $name stood', async ({ shown }) => {
    const way_back = { undo: 'token-of-the-solution', until: inAnHour() }
    fakeApi.answer('GET /api/deletions', { by: null, by_host: true, at: new Date().toISOString(), way_back })
    fakeApi.answer('POST /api/undo/{token}', () => {
      answerRatedOption()
      return { kind: 'solution', solution_id: 7 }
    })
    const { user } = renderApp(shown)
    const sentence = `The solution was deleted by the host, just now. ${deletedMessages.canComeBack}`
    expect(await screen.findByText(sentence)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText(undoMessages.restored(undefined))).toBeVisible()
    expect(fakeApi.calls('POST /api/undo/{token}')[0]?.params).toEqual({ token: 'token-of-the-solution' })
  })

  test('comes back by itself when somebody undoes the deletion', async () => {
    const { queryClient } = renderApp(<FunctionalOptionsScreen solutionId={7} />)
    expect(await screen.findByText(solutionsMessages.notFound)).toBeVisible()
    answerRatedOption()
    await queryClient.invalidateQueries()
    expect(await screen.findByText('Bikes hosted by shops')).toBeVisible()
    expect(screen.queryByText(solutionsMessages.notFound)).toBeNull()
  })
})

test.each(steps)('where 404 is all that a server says, $name keeps its sentence', async ({ shown, sentence }) => {
  reads.forEach((read) => fakeApi.refuse(read, { status: 404 }))
  renderApp(shown)
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(screen.getByRole('button', { name: commonMessages.tryAgain })).toBeVisible()
})

test('an option that is not there says who deleted it, and when', async () => {
  fakeApi.answer('GET /api/option_analysis', [])
  fakeApi.answer('GET /api/deletions', { by: 'ana@example.org', at: new Date().toISOString() })
  renderApp(<H9AnalysisScreen solutionId={1} optionId={99} virtuous />)
  expect(await screen.findByText(functionalOptionsMessages.missing)).toBeVisible()
  expect(await screen.findByText(/The functional option was deleted by ana@example.org, just now\./)).toBeVisible()
  expect(screen.getByText(new RegExp(functionalOptionsMessages.chooseAnother))).toBeVisible()
  expect(fakeApi.calls('GET /api/deletions')[0]?.query).toEqual({ solution_id: '1', functional_option_id: '99' })
})

test('from an option that is not there no way leads to its other screens', async () => {
  fakeApi.answer('GET /api/option_analysis', [])
  fakeApi.answer('GET /api/deletions', { by: null, at: null })
  renderApp(`/solutions/${solutionId}/system-requirements/99`)
  expect(await screen.findByText(functionalOptionsMessages.missing)).toBeVisible()
  const addresses = within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(addresses.filter((href) => href?.includes('/99'))).toEqual([])
  expect(addresses).toContain(`/solutions/${solutionId}/option-analysis/31/Virtuous`)
})

test('a solution deleted under one’s hands offers its way back once on a page, whatever the page shows', async () => {
  const { user, queryClient } = renderApp(`/solutions/${solutionId}/user-stories`)
  const [field] = await screen.findAllByRole('textbox', { name: 'User story' })
  await user.type(field!, ' typed')
  reads.forEach((read) => fakeApi.refuse(read, 'NOT_FOUND'))
  const way_back = { undo: 'token-of-the-solution', until: inAnHour() }
  fakeApi.answer('GET /api/deletions', { by: 'ana@example.org', at: new Date().toISOString(), way_back })
  await queryClient.invalidateQueries()
  const sentence = `The solution was deleted by ana@example.org, just now. ${deletedMessages.nothingSaved}`
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(await screen.findByText(solutionsMessages.notFound)).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Restore' })).toHaveLength(1)
  expect(screen.getByText(deletedMessages.kept)).toBeVisible()
  expect(screen.queryByRole('button', { name: userStoriesMessages.saveAllUserStories })).toBeNull()
})

test('an option that is not there is brought back from its page', async () => {
  fakeApi.answer('GET /api/option_analysis', [])
  const way_back = { undo: 'token-of-the-option', until: inAnHour() }
  fakeApi.answer('GET /api/deletions', { by: 'ana@example.org', at: new Date().toISOString(), way_back })
  fakeApi.answer('POST /api/undo/{token}', { kind: 'option', solution_id: 1 })
  const { user } = renderApp(<H9AnalysisScreen solutionId={1} optionId={99} virtuous />)
  expect(await screen.findByText(new RegExp(deletedMessages.canComeBack))).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText(undoMessages.restored(undefined))).toBeVisible()
})
