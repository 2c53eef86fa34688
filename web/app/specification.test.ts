import { beforeEach, expect, test } from 'vitest'
import { FRESHNESS } from '#contract/freshness.ts'
import * as limits from '#contract/limits.ts'
import { basicMessages, commonMessages as common } from '#contract/messages/common.ts'
import { functionalOptionsMessages as options } from '#contract/messages/functional-options.ts'
import { h9AnalysisMessages as h9 } from '#contract/messages/h9-analysis.ts'
import { metricsMessages as metrics } from '#contract/messages/metrics.ts'
import {
  plainPagesMessages as pages,
  sessionScreensMessages,
  shellMessages as shell,
} from '#contract/messages/shell.ts'
import { referenceDataMessages as reference } from '#contract/messages/reference-data.ts'
import { sessionMessages as session } from '#contract/messages/session.ts'
import { solutionDetailsMessages as solution } from '#contract/messages/solution-details.ts'
import { solutionsMessages as solutions } from '#contract/messages/solutions.ts'
import { stakeholdersMessages as stakeholders } from '#contract/messages/stakeholders.ts'
import { systemRequirementsMessages as requirements } from '#contract/messages/system-requirements.ts'
import { unsavedMessages as unsaved } from '#contract/messages/edits.ts'
import { userStoriesMessages as stories } from '#contract/messages/user-stories.ts'
import { MetricsAction } from '#contract/solutions.ts'
import { measureColours } from '../domain/needs/measure.tsx'
import { needIconPath } from '../domain/needs/need-icon.tsx'
import { analysisQuery } from '../features/h9-analysis/h9-analysis.queries.ts'
import { meQuery } from '../features/session/session.queries.ts'
import { solutionsQuery } from '../features/solutions/solutions.queries.ts'
import { readFilters, storeFilters } from '../features/solutions/stored-filters.ts'
import { stakeholdersQuery } from '../features/stakeholders/stakeholders.queries.ts'
import {
  analysisBothQuery,
  systemRequirementsQuery,
} from '../features/system-requirements/system-requirements.queries.ts'
import { ApiError } from '../lib/http/api-error.ts'
import { createQueryClient, stepScreen } from '../lib/queries/query-client.ts'
import { fhnsQuery, measuresQuery, metricsQuery, purposesQuery } from '../lib/queries/reference-data.queries.ts'
import { solutionQuery } from '../lib/queries/solution.queries.ts'
import { userStoriesQuery } from '../lib/queries/user-stories.queries.ts'
import { storeSession } from '../lib/session/stored-session.ts'
import { selectSolution } from '../lib/session/stored-solution.ts'
import { createAppRouter } from './router/router.tsx'

/*
 * The one test that writes the specification's words, numbers, colours and keys out. All others quote the messages and
 * limits, so that a changed character is noticed here, and only here.
 */

const second = 1000
const minute = 60 * second

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

type Pair = readonly [said: unknown, specified: unknown]

/** Those where the product says something else than the specification. */
const differing = (pairs: readonly Pair[]) =>
  pairs.filter(([said, specified]) => JSON.stringify(said) !== JSON.stringify(specified))

test('section 2: the routes', () => {
  const paths = Object.keys(createAppRouter().routesByPath).map((path) => path.replace(/(.)\/$/, '$1'))
  expect(paths).toEqual(
    expect.arrayContaining([
      '/login',
      '/',
      '/solutions',
      '/solutions/new',
      '/solutions/$solutionId',
      '/metrics',
      '/solutions/$solutionId/metrics',
      '/solutions/$solutionId/stakeholders',
      '/solutions/$solutionId/user-stories',
      '/solutions/$solutionId/functional-options',
      '/solutions/$solutionId/option-analysis/$optionId/$type',
      '/solutions/$solutionId/system-requirements/$optionId',
      '/data',
    ]),
  )
})

test('section 2: sidebar, login and the data page', () => {
  expect(
    differing([
      [shell.home, 'Home'],
      [shell.metrics, 'Metrics'],
      [shell.stakeholders, 'Stakeholders'],
      [shell.userStories, 'User Stories'],
      [session.login, 'Login'],
      [session.email, 'Email'],
      [session.sessionIdLabel, 'Session ID (Provided live by workshop host)'],
      [session.validating, 'Validating...'],
      [pages.dataDisabled, 'The data page is temporarily disabled for performance testing.'],
    ]),
  ).toEqual([])
})

test('section 2: the list of solutions', () => {
  expect(
    differing([
      [solutions.solutions, 'Solutions'],
      [solutions.createNewSolution, 'Create New Solution'],
      [solutions.searchPlaceholder, 'Search solutions by name...'],
      [solutions.allFhns, 'All FHNs'],
      [solutions.allUsers, 'All Users'],
      [solutions.solutionName, 'Solution Name'],
      [solutions.userEmail, 'User Email'],
      [solutions.purpose, 'Purpose'],
      [solutions.primaryFhn, 'Primary FHN'],
      [solutions.details, 'Details'],
      [solutions.viewDetails, 'View Details'],
      [common.loading, 'Loading...'],
      [common.error('why'), 'Error: why'],
      [solutions.loadListFailed, 'Failed to load solutions'],
      [solutions.noneMatching, 'No solutions matching your filters.'],
    ]),
  ).toEqual([])
})

test('section 2: creating and changing a solution', () => {
  expect(
    differing([
      [solution.createSolution, 'Create Solution'],
      [common.cancel, 'Cancel'],
      [reference.loadFhnsFailed, 'Failed to load FHNs.'],
      [reference.loadPurposesFailed, 'Failed to load purposes.'],
      [solution.noPurposes, 'No purposes assigned'],
      [common.edit, 'Edit'],
      [solution.backToSolutions, 'Back to Solutions'],
      [solution.viewMetrics, 'View Metrics'],
      [solution.deleteSolution, 'Delete Solution'],
      [common.confirmDeletion, 'Confirm Deletion'],
      [common.save, 'Save'],
      [solution.resetWarning, 'The listed data will be permanently deleted. This cannot be undone.'],
    ]),
  ).toEqual([])
})

test('section 2: metrics and stakeholders', () => {
  expect(
    differing([
      [metrics.availableMetrics, 'Available Metrics'],
      [metrics.noneAvailable, 'No Metrics Available'],
      [metrics.showingTotal(3), 'Showing 3 metric(s) total'],
      [metrics.addedMetrics, 'Added Metrics'],
      [common.add, 'Add'],
      [common.remove, 'Remove'],
      [metrics.backToSolutionDetails, 'Back to Solution Details'],
      [metrics.forwardToStakeholders, 'Forward to Stakeholders'],
      [metrics.noneAdded, 'No Metrics Added Yet'],
      [metrics.allAdded, 'All Relevant Metrics Added'],
      [metrics.noneMatching('walks'), 'No metrics found matching "walks"'],
      [stakeholders.backToMetrics, 'Back to Metrics'],
      [stakeholders.forwardToUserStories, 'Forward to User Stories'],
      [stakeholders.searchPlaceholder, 'Search metrics, user stories, or stakeholders...'],
      [stakeholders.metricDescription, 'Metric Description'],
      [stakeholders.userStory, 'User Story'],
      [stakeholders.potentialStakeholders, 'Potential Stakeholders'],
      [stakeholders.addedMark, 'Added'],
      [stakeholders.noneAvailable, 'No stakeholders available'],
      [stakeholders.noMetrics, 'No Metrics Available: Add metrics to your solution to manage stakeholders.'],
    ]),
  ).toEqual([])
})

test('section 2: user stories and functional options', () => {
  expect(
    differing([
      [stories.noStakeholder, 'No stakeholder'],
      [stories.noOptions, 'No options'],
      [stories.showingOfMetrics(2, 5), 'Showing 2 of 5 metrics'],
      [stories.backToStakeholders, 'Back to Stakeholders'],
      [stories.forwardToFunctionalOptions, 'Forward to Functional Options'],
      [stories.saveAllUserStories, 'Save All User Stories'],
      [unsaved.title, 'Unsaved Changes'],
      [unsaved.stay, 'Stay on Page'],
      [unsaved.leave, 'Leave Without Saving'],
      [options.searchPlaceholder, 'Search metrics, user stories, stakeholders, or options...'],
      [options.showingOfMetrics(2, 5), 'Showing 2 of 5 metrics'],
      [options.metricDescription, 'Metric Description'],
      [options.stakeholder, 'Stakeholder'],
      [options.userStory, 'User Story'],
      [options.functionalOptions, 'Functional Options'],
      [options.noUserStory, 'No user story'],
      [options.noResults, 'No Results Found'],
      [options.noMetrics, 'No Metrics Available: Add metrics to your solution to create functional options.'],
      [options.subjectiveReflection, 'Subjective Reflection'],
      [common.delete, 'Delete'],
      [options.addFunctionalOption, 'Add functional option'],
      [options.loading, 'Loading functional options...'],
      [common.errorLoadingData, 'Error Loading Data'],
    ]),
  ).toEqual([])
})

test('section 2: the analysis and the requirements', () => {
  expect(
    differing([
      [h9.title('Bikes'), 'H9 Analysis for Solution: Bikes'],
      [h9.backToFunctionalOptions, 'Back to Functional Options'],
      [h9.viewSystemRequirements, 'View System Requirements'],
      [h9.userStory, 'User Story'],
      [h9.functionalOption, 'Functional Option'],
      [common.none, 'None'],
      [unsaved.h9.slice(0, 44), 'You have unsaved changes to your H9 analysis'],
      [needIconPath('Subsistence'), '/icons/fhn/subsistence.svg'],
      [requirements.systemRequirements, 'System Requirements'],
      [
        requirements.noAnalysis,
        'No Analysis Data Available - Please perform your H9 Analysis to generate system requirements.',
      ],
      [requirements.measure('Synergic'), 'Measure: Synergic'],
      [requirements.fhnName, 'FHN Name'],
      [requirements.confirmDelete, 'Are you sure you want to delete this system requirement?'],
      [requirements.addPlaceholder, 'Add requirement...'],
      [common.unknownError, 'Unknown error'],
    ]),
  ).toEqual([])
})

test('sections 2 and 3: what the browser keeps, under which key, and how it is told', () => {
  const told: string[] = []
  window.addEventListener('localStorageChange', () => told.push('localStorageChange'), { once: true })
  storeSession('K7QM-2XVD', 'ana@example.org')
  selectSolution(7)
  storeFilters({ text: 'bike', fhn: 'Freedom', user: '' })
  expect(Object.entries({ ...localStorage })).toEqual(
    expect.arrayContaining([
      ['sessionId', 'K7QM-2XVD'],
      ['email', 'ana@example.org'],
      ['solutionID', '7'],
    ]),
  )
  expect(Object.keys({ ...sessionStorage })).toEqual(['visualizer-filters'])
  expect(readFilters()).toEqual({ text: 'bike', fhn: 'Freedom', user: '' })
  expect(told).toEqual(['localStorageChange'])
})

test('section 4: the colours of the measures, as the circles have them', () => {
  expect([1, 2, 3, 4, 5].map((id) => measureColours(id).ground)).toEqual([
    '#77DD77',
    '#FFB347',
    '#779ECB',
    '#C23B22',
    '#E0E0E0',
  ])
})

test('section 4: what becomes of the metrics', () => {
  expect(MetricsAction.anyOf.map(({ const: value }) => value)).toEqual(['unchanged', 'add_only', 'reset'])
})

test('section 5: what is not accepted', () => {
  expect(
    differing([
      [solution.nameRequired, 'Solution name is required'],
      [solution.fhnRequired, 'Primary Fundamental Human Need is required.'],
      [solution.purposeRequired, 'Primary Purpose is required.'],
      [sessionScreensMessages.emailMissing, 'User email not found. Please log in again.'],
      [stories.nothingToSave, 'No valid metrics to save.'],
      [options.empty, 'Functional option text cannot be empty'],
      [requirements.empty, 'System requirement text cannot be empty'],
    ]),
  ).toEqual([])
})

test('section 8: what failed', () => {
  expect(
    differing([
      [solutions.fetchOneFailed, 'Failed to fetch solution'],
      [reference.fetchPurposesFailed, 'Failed to fetch purposes'],
      [reference.fetchFhnsFailed, 'Failed to fetch FHNs'],
      [reference.fetchMeasuresFailed, 'Failed to fetch FHN measures'],
      [h9.fetchFailed, 'Failed to fetch option analysis'],
      [metrics.fetchFailed, 'Failed to fetch metrics'],
      [stories.fetchFailed, 'Failed to fetch user stories'],
      [solutions.fetchListFailed, 'Failed to fetch solutions for session'],
      [requirements.fetchFailed, 'Failed to fetch system requirements'],
      [solution.loadOneFailed, 'Failed to load solution'],
      [metrics.loadFailed, 'Failed to load metrics'],
      [common.loadDataFailed, 'Failed to load data'],
      [basicMessages.unknownErrorOccurred, 'Unknown error occurred'],
      [solutions.notFound, 'No solution found.'],
      [solution.deleteFailed, 'Failed to delete solution'],
      [solution.updateFailed, 'Failed to update solution'],
      [solution.createFailed, 'Failed to create solution'],
      [solution.purposesFailed, 'Failed to associate solution with purposes'],
      [solution.updatedWithoutPurposes('why'), 'Solution updated but failed to update purposes: why'],
      [solution.updatePurposesFailed('why'), 'Failed to update purposes: why'],
      [solution.createdWithoutPurposes('why'), 'Solution created but failed to associate with purposes: why'],
      [solution.createFailedUnknown, 'An error occurred while creating the solution.'],
      [metrics.alreadyAdded, 'Metric already added to this solution'],
      [metrics.addFailed, 'Failed to add metric'],
      [metrics.removeFailed, 'Failed to remove metric'],
      [stories.saveFailed, 'Failed to save user stories. Please try again.'],
      [options.updateFailed, 'Failed to update functional option. Please try again.'],
      [options.updateFailedShort, 'Failed to update functional option'],
      [options.deleteFailed, 'Failed to delete functional option. Please try again.'],
      [options.deleteFailedShort, 'Failed to delete functional option'],
      [options.addFailed, 'Failed to add functional option. Please try again.'],
      [options.addFailedShort, 'Failed to add functional option'],
      [h9.saveFailed, 'Failed to save changes. Please try again.'],
      [h9.saveFailedBecause('why'), 'Error saving H9 analysis: why'],
      [h9.updateFailed, 'Failed to update option analysis'],
      [requirements.updateFailedBecause('why'), 'Failed to update system requirement: why'],
      [requirements.deleteFailedBecause('why'), 'Failed to delete system requirement: why'],
      [requirements.addFailedBecause('why'), 'Error adding system requirement: why'],
      [requirements.addFailed, 'Failed to add system requirement'],
      [stakeholders.addFailed, 'Failed to add stakeholder. Please try again.'],
      [stakeholders.removeFailed, 'Failed to remove stakeholder. Please try again.'],
      [session.invalid, 'Invalid session ID. Please try again.'],
      [basicMessages.networkError, 'Network error'],
    ]),
  ).toEqual([])
})

test('section 8: what went well', () => {
  expect(
    differing([
      [solution.deleted, 'Solution deleted successfully!'],
      [solution.updated, 'Solution updated successfully'],
      [solution.created, 'Solution created successfully!'],
      [metrics.added, 'Metric added successfully!'],
      [metrics.removed, 'Metric removed successfully!'],
      [stories.saved, 'User stories saved!'],
      [options.updated, 'Functional option updated successfully!'],
      [options.deleted, 'Functional option deleted!'],
      [options.added, 'Functional option added!'],
      [h9.saved, 'Dropdown values saved successfully!'],
      [stakeholders.added, 'Stakeholder added to solution successfully!'],
      [stakeholders.removed, 'Stakeholder removed from solution successfully!'],
    ]),
  ).toEqual([])
})

test('section 9: the numbers', () => {
  expect(
    differing([
      [limits.SOLUTION_NAME_MAX, 100],
      [limits.FHN_COUNT, 9],
      [limits.MEASURE_NONE, 5],
      [limits.TOAST_MS, 3000],
      [limits.TOAST_FADE_MS, 300],
      [limits.POPUP_FADE_MS, 150],
      [limits.REDIRECT_AFTER_DELETE_MS, 1500],
      [limits.REDIRECT_AFTER_CREATE_MS, 1000],
      [limits.SAVED_FLAG_MS, 2000],
      [limits.METRICS_TABLE_HEIGHT, 400],
      [limits.STORY_TABLE_HEIGHT, 500],
      [limits.OPTION_TABLE_HEIGHT, 500],
      [limits.SELECT_PAGE_SIZE, 5],
      [limits.SELECT_MENU_HEIGHT, 300],
      [limits.TABLE_PAGE_SIZE, 10],
      [limits.TABLE_PAGE_INDEX, 0],
      [limits.COLUMN_SIZE, 150],
      [limits.COLUMN_MIN_SIZE, 20],
      [limits.POLL_MS, 30 * second],
      [limits.WRITE_RETRIES, 1],
      [limits.WRITE_RETRY_DELAY_MS, 1 * second],
      [limits.CHUNK_TIMEOUT_MS, 120_000],
    ]),
  ).toEqual([])
})

test('section 9: how long an answer is fresh, and how often it is asked for again', () => {
  const general = createQueryClient(() => {}).getDefaultOptions().queries
  const isTriedAgain = (failures: number) =>
    typeof general?.retry === 'function' && general.retry(failures, new ApiError({ status: 0 }))
  expect(
    differing([
      [general?.staleTime, 5 * minute],
      [general?.gcTime, 10 * minute],
      [[0, 1].map(isTriedAgain), [true, false]],
      [general?.refetchOnWindowFocus, false],
      [solutionsQuery('K7QM-2XVD').staleTime, 2 * minute],
      [solutionsQuery('K7QM-2XVD').gcTime, 30 * minute],
      [solutionsQuery('K7QM-2XVD').retry, 2],
      [solutionsQuery('K7QM-2XVD').refetchOnMount, 'always'],
      [solutionsQuery('K7QM-2XVD').refetchInterval, 30 * second],
      [solutionQuery(1).staleTime, 5 * minute],
      [fhnsQuery().staleTime, 10 * minute],
      [purposesQuery().staleTime, 10 * minute],
      [measuresQuery().staleTime, 10 * minute],
      [metricsQuery().staleTime, 5 * minute],
      [meQuery().staleTime, 5 * minute],
      [stakeholdersQuery(1).staleTime, 0],
      [userStoriesQuery(1).staleTime, 1 * minute],
      [systemRequirementsQuery(1, 2).staleTime, 1 * minute],
      // "A single fetch is never cached", "Not cached"
      [analysisQuery(1, 2, true).gcTime, 0],
      [analysisBothQuery(1, 2).gcTime, 0],
      [stepScreen.refetchOnMount, 'always'],
      [stepScreen.refetchOnWindowFocus, true],
      [stepScreen.refetchInterval, 30 * second],
      // asked for in no query of its own: it comes with the solution, or is decided by the server
      [FRESHNESS.solutionPurposes, { staleTime: 1 * minute }],
      [FRESHNESS.stakeholders, { staleTime: 5 * minute }],
      [FRESHNESS.optionAnalysis, { staleTime: 1 * minute }],
      [FRESHNESS.functionOptions, { staleTime: 1 * minute }],
      [FRESHNESS.sessionValidation, { staleTime: 30 * second, gcTime: 2 * minute, retry: 1 }],
    ]),
  ).toEqual([])
})
