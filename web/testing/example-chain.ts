import type { Chain } from '#contract/chain.ts'

type Item<List extends keyof Chain> = Chain[List] extends (infer One)[] ? One : never

export const story = (id: number, more: Partial<Item<'stories'>> = {}): Item<'stories'> => ({
  id,
  metric_id: id + 100,
  metric_text: `Metric ${id + 100}`,
  user_story: `Story ${id}`,
  purpose_ids: [],
  stakeholder_ids: [],
  ...more,
})

export const option = (id: number, user_story_id: number, more: Partial<Item<'options'>> = {}): Item<'options'> => ({
  id,
  user_story_id,
  functional_option: `Option ${id}`,
  decision: null,
  decision_reason: '',
  recheck: false,
  ...more,
})

/** The rating of one option on one need; its id says which, and in which direction. */
export const rating = (optionId: number, fhn_id: number, virtuous: boolean, measure: number): Item<'ratings'> => ({
  id: optionId * 100 + fhn_id * 2 + Number(virtuous),
  functional_option_id: optionId,
  fhn_id,
  virtuous,
  measure,
})

export const requirement = (
  id: number,
  option_analysis_id: number,
  more: Partial<Item<'requirements'>> = {},
): Item<'requirements'> => ({ id, option_analysis_id, specification: `Requirement ${id}`, recheck: false, ...more })

export const exampleMeasures: Chain['measures'] = [
  { id: 1, measure: 'Synergic', effect: 'helps' },
  { id: 2, measure: 'Pseudo-satisfier', effect: 'seems' },
  { id: 3, measure: 'Singular', effect: 'helps' },
  { id: 4, measure: 'Inhibiting', effect: 'harms' },
  { id: 5, measure: 'None', effect: 'none' },
]

/** As from a catalogue whose measures say nothing of what they do to a need. */
export const measuresWithoutEffects = exampleMeasures.map(({ id, measure }) => ({ id, measure }))

/** A solution that has nothing but a name, three needs and the measures. */
export const exampleChain = (parts: Partial<Chain> = {}): Chain => ({
  id: 1,
  solution_name: 'Cargo-bike sharing',
  user_email: 'mira@example.org',
  primary_fhn: 9,
  created_at: '2026-03-01T09:00:00.000Z',
  purposes: [],
  fhns: [
    { id: 1, p_fhn: 'Subsistence' },
    { id: 2, p_fhn: 'Protection' },
    { id: 9, p_fhn: 'Freedom' },
  ],
  measures: exampleMeasures,
  stakeholders: [],
  stories: [],
  options: [],
  ratings: [],
  requirements: [],
  ...parts,
})
