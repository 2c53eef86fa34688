import fc from 'fast-check'
import type { Chain } from '#contract/chain.ts'

type Story = Chain['stories'][number]
type Option = Chain['options'][number]

export const emptyChain: Chain = {
  id: 1,
  solution_name: 'Cargo-bike sharing',
  user_email: '',
  primary_fhn: 9,
  created_at: '',
  purposes: [],
  fhns: ['Subsistence', 'Protection', 'Freedom'].map((p_fhn, index) => ({ id: [1, 2, 9][index]!, p_fhn })),
  measures: [
    { id: 1, measure: 'Synergic', effect: 'helps' },
    { id: 2, measure: 'Pseudo-satisfier', effect: 'seems' },
    { id: 4, measure: 'Inhibiting', effect: 'harms' },
    { id: 5, measure: 'None', effect: 'none' },
  ],
  stakeholders: [],
  stories: [],
  options: [],
  ratings: [],
  requirements: [],
}

export const purposeOf = (id: number) => ({ id, purpose: `Purpose ${id}` })
export const personOf = (id: number) => ({ id, stakeholder: `Person ${id}`, stakeholder_category: 'People' })
export const storyOf = (id: number, more: Partial<Story> = {}): Story => ({
  id,
  metric_id: id + 20,
  metric_text: `Metric ${id + 20}`,
  user_story: `Story ${id}`,
  purpose_ids: [],
  stakeholder_ids: [],
  ...more,
})
export const optionOf = (id: number, user_story_id: number, more: Partial<Option> = {}): Option => ({
  id,
  user_story_id,
  functional_option: `Option ${id}`,
  decision: null,
  decision_reason: '',
  recheck: false,
  ...more,
})
export const ratingOf = (id: number, functional_option_id: number, measure: number, fhn_id = 1, virtuous = true) => ({
  id,
  functional_option_id,
  fhn_id,
  virtuous,
  measure,
})
export const requirementOf = (id: number, option_analysis_id: number, recheck = false) => ({
  id,
  option_analysis_id,
  specification: `Requirement ${id}`,
  recheck,
})

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Any solution, small enough to fail readably: whole, unfinished, empty. */
export const anyChain: fc.Arbitrary<Chain> = fc
  .record({
    purposes: fc.nat(5),
    people: fc.nat(5),
    stories: fc.array(
      fc.record({
        purposes: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
        people: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
        // each option is its ratings, each rating a measure and how many requirements hang on it
        options: fc.array(fc.array(fc.tuple(fc.constantFrom(1, 2, 4, 5), fc.nat(3)), { maxLength: 5 }), {
          maxLength: 3,
        }),
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ purposes, people, stories }) => {
    const chain = structuredClone({ ...emptyChain, purposes: upTo(purposes).map(purposeOf) })
    chain.stakeholders = upTo(people).map(personOf)
    for (const [index, { options, ...links }] of stories.entries()) {
      chain.stories.push(
        storyOf(index + 1, {
          purpose_ids: links.purposes.filter((id) => id <= purposes),
          stakeholder_ids: links.people.filter((id) => id <= people),
        }),
      )
      for (const ratings of options) {
        const option = optionOf(chain.options.length + 1, index + 1)
        chain.options.push(option)
        for (const [need, [measure, requirements]] of ratings.entries()) {
          const rating = ratingOf(chain.ratings.length + 1, option.id, measure, [1, 2, 9][need % 3], need < 3)
          chain.ratings.push(rating)
          for (let count = 0; count < requirements; count++)
            chain.requirements.push(requirementOf(chain.requirements.length + 1, rating.id))
        }
      }
    }
    return chain
  })
