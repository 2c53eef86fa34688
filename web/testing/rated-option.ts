import type { OptionAnalysis } from '#contract/h9-analysis.ts'
import { fakeApi } from './fake-api.ts'
import { progressOf } from './progress.ts'

/** A solution whose third metric has an option that can be rated: what the screens of the last two steps read. */
export const solutionId = 1
export const optionId = 34

export const needNames = [
  'Subsistence',
  'Protection',
  'Affection',
  'Understanding',
  'Participation',
  'Leisure',
  'Creation',
  'Identity',
  'Freedom',
]
/** One more than the analysis uses. */
const fhns = [...needNames, 'Tenth need'].map((p_fhn, index) => ({
  id: index + 1,
  p_fhn,
  description: `About ${p_fhn}.`,
}))

const measures = [
  { id: 1, measure: 'Synergic', description: 'Serves this need and others.' },
  { id: 2, measure: 'Pseudo-satisfier' },
  { id: 3, measure: 'Singular' },
  { id: 4, measure: 'Inhibiting' },
  { id: 5, measure: 'None' },
]

const story = (metric_id: number, user_story: string, options: [id: number, text: string][]) => ({
  metric_id,
  metric_text: `Metric ${metric_id}`,
  stakeholder: 'Neighbours',
  user_story,
  user_story_id: metric_id * 10,
  functional_options: options.map(([id, functional_option]) => ({
    id,
    functional_option,
    user_story_id: metric_id * 10,
  })),
})

export function rating(fhn_id: number, measure: number, virtuous = true): OptionAnalysis {
  return { id: (virtuous ? 100 : 200) + fhn_id, functional_option_id: optionId, fhn_id, virtuous, measure }
}

/** The measures of a catalogue that says what each does to a need. */
export function withEffects() {
  const effects = ['helps', 'seems', 'helps', 'harms', 'none'] as const
  fakeApi.answer(
    'GET /api/fhn_measures',
    measures.map((measure, index) => ({ ...measure, effect: effects[index]! })),
  )
}

/** Answers everything but the ratings and the requirements. */
export function answerRatedOption() {
  fakeApi.answer('GET /api/solutions/{id}', {
    id: solutionId,
    solution_name: 'Cargo-bike sharing',
    user_email: 'mira@example.org',
    primary_fhn: 9,
    p_fhn: 'Freedom',
    purposes: ['Mobility and access'],
    created_at: '2026-03-01T09:00:00.000Z',
  })
  fakeApi.answer('GET /api/user_stories_table/{solutionId}', {
    solution_name: 'Cargo-bike sharing',
    metrics: [
      story(27, 'As a parent, I want a bike.', [[31, 'Book a bike by the hour']]),
      story(31, '', []),
      story(60, 'As a neighbour, I want to meet people.', [[optionId, 'Bikes hosted by shops']]),
    ],
  })
  fakeApi.answer('GET /api/fhns', fhns)
  fakeApi.answer('GET /api/fhn_measures', measures)
}

/** What a server that counts the steps adds. */
export function answerProgress() {
  fakeApi.answer(
    'GET /api/solutions/{id}/progress',
    progressOf(solutionId, {
      metrics: 3,
      stakeholders: 1,
      stories_written: 2,
      options: 2,
      stories_without_option: 1,
      next_option_to_rate: optionId,
      next_option_to_require: optionId,
      options_to_rate: [],
      options_to_require: [optionId],
    }),
  )
}
