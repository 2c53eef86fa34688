import { expect, test } from 'vitest'
import { deedKinds, type Deed, type DeedKind } from '../activity.ts'
import type { Taken } from '../fields.ts'
import { historyMessages } from './history.ts'

const took: Taken = {
  kind: 'option',
  solution_id: 1,
  solution_name: 'Cargo bikes',
  name: 'Book a bike',
  metrics: 0,
  stakeholders: 0,
  stories: 0,
  options: 1,
  ratings: 2,
  requirements: 1,
}
const plain: Deed = {
  id: 1,
  at: '',
  kind: '',
  step: 'solution',
  person_id: null,
  email: null,
  by_host: false,
  subject_id: 31,
  name: 'Residents',
}
const cell = (p_fhn: string, virtuous = true) => ({ p_fhn, virtuous, from: null, to: 'Synergic' })
const named = (solution_name: string, p_fhn: string) => ({ solution_name, p_fhn })

/** One example or more of every kind, so that a kind without a sentence is noticed. */
const sentences: Record<DeedKind, [Partial<Deed>, string][]> = {
  solution_created: [[{ solution: { to: named('Bikes', 'Freedom') } }, 'created the solution “Bikes” for Freedom']],
  solution_imported: [[{ solution: { to: named('Bikes', 'Freedom') } }, 'imported the solution “Bikes” for Freedom']],
  solution_changed: [
    [{ solution: { from: named('A', 'Freedom'), to: named('B', 'Freedom') } }, 'renamed the solution from “A” to “B”'],
    [
      { solution: { from: named('A', 'Freedom'), to: named('B', 'Leisure') } },
      'renamed the solution from “A” to “B” and changed the primary FHN from Freedom to Leisure',
    ],
  ],
  purposes_changed: [
    [
      { purposes: { added: ['Health', 'Learning'], dropped: ['Mobility'] } },
      'added the purposes Health and Learning and removed the purpose Mobility',
    ],
  ],
  solution_deleted: [[{ took }, 'deleted the solution with 2 ratings and 1 requirement']],
  solution_restored: [[{}, 'restored the solution']],
  metric_added: [[{ metric_id: 27 }, 'added metric M27']],
  own_metric_added: [[{ metric_id: 98 }, 'added a new metric, M98']],
  own_metric_taken_back: [[{}, 'removed the new metric “Residents”']],
  own_stakeholder_added: [[{}, 'added a new stakeholder, Residents']],
  own_stakeholder_taken_back: [[{}, 'removed the new stakeholder Residents']],
  metric_removed: [
    [
      { metric_id: 27, took: { ...took, kind: 'metric', stories: 1 } },
      'removed metric M27 with 1 story, 1 option, 2 ratings and 1 requirement',
    ],
  ],
  metric_restored: [[{}, 'restored the metric “Residents”']],
  metrics_reset: [
    [{ took: { ...took, kind: 'reset' } }, 'reset the metrics: 1 option, 2 ratings and 1 requirement deleted'],
  ],
  reset_restored: [[{}, 'undid the reset of the metrics']],
  stakeholder_added: [[{}, 'added the stakeholder Residents']],
  stakeholder_removed: [[{}, 'removed the stakeholder Residents']],
  stakeholder_restored: [[{}, 'restored the stakeholder Residents']],
  story_saved: [
    [{ metric_id: 27, text: { from: '', to: 'x', now: 'x' } }, 'wrote the story of M27'],
    [{ metric_id: 27, text: { from: 'x', to: 'y', now: 'y' } }, 'changed the story of M27'],
    [{ metric_id: 27, text: { from: 'x', to: '', now: '' } }, 'emptied the story of M27'],
  ],
  option_added: [
    [{ metric_id: 27, text: { to: 'Book a bike', now: null } }, 'added option O31 “Book a bike” to M27'],
    [{ metric_id: 27 }, 'added option O31 to M27'],
  ],
  option_changed: [
    [{ metric_id: 27, text: { from: 'Book', to: 'Lend', now: 'Lend' } }, 'changed option O31 “Lend” of M27'],
  ],
  option_deleted: [
    [
      { metric_id: 27, took, text: { from: 'Lend', now: null } },
      'deleted option O31 “Lend” of M27 with 2 ratings and 1 requirement',
    ],
  ],
  option_restored: [[{}, 'restored the option “Residents”']],
  ratings_revealed: [[{ virtuous: false }, 'revealed the silent ratings of option O31 “Residents” (vicious)']],
  second_round_opened: [
    [{ virtuous: true }, 'opened a second round of silent rating of option O31 “Residents” (virtuous)'],
  ],
  second_round_taken_back: [
    [{ virtuous: true }, 'cancelled the second round of silent rating of option O31 “Residents” (virtuous)'],
  ],
  second_round_revealed: [
    [{ virtuous: false }, 'revealed the second round of silent rating of option O31 “Residents” (vicious)'],
  ],
  ratings_saved: [
    [{ ratings: [cell('Freedom')] }, 'rated option O31 “Residents” on 1 need (virtuous)'],
    [
      { ratings: [cell('Freedom', false), cell('Leisure', false)] },
      'rated option O31 “Residents” on 2 needs (vicious)',
    ],
  ],
  requirement_added: [
    [
      { option_id: 7, p_fhn: 'Freedom', virtuous: false, text: { to: 'Shall work.', now: null } },
      'added requirement R31 “Shall work.” for Freedom (vicious) of option O7',
    ],
    [{ name: '' }, 'added requirement R31'],
  ],
  requirement_changed: [[{ text: { from: 'x'.repeat(80), now: '' } }, `changed requirement R31 “${'x'.repeat(59)}…”`]],
  requirement_deleted: [[{ text: { from: 'Shall work.', now: null } }, 'deleted requirement R31 “Shall work.”']],
  requirement_restored: [[{}, 'restored the requirement “Residents”']],
  requirement_confirmed: [[{}, 'confirmed that requirement R31 “Residents” still holds']],
  option_confirmed: [[{}, 'confirmed that the ratings of option O31 “Residents” still hold']],
  option_decided: [
    [{ decision: 'accepted' }, 'decided about option O31 “Residents”: to be built'],
    [{ decision: 'adapted' }, 'decided about option O31 “Residents”: to be built with changes'],
    [{ decision: 'rejected' }, 'decided about option O31 “Residents”: not to be built'],
    [{ decision: null }, 'decided about option O31 “Residents”: open again'],
  ],
}

test.each(Object.values(deedKinds).flat())('%s has its sentence', (kind) => {
  for (const [given, sentence] of sentences[kind]) {
    expect(historyMessages.sentence({ ...plain, ...given, kind })).toBe(sentence)
  }
})

test('for whoever looks at many solutions things are named in words, never by their codes', () => {
  const inWords = (kind: DeedKind, given: Partial<Deed>) =>
    historyMessages.sentenceInWords({ ...plain, ...given, kind })
  for (const kind of Object.values(deedKinds).flat()) {
    for (const [given] of sentences[kind]) expect(inWords(kind, given)).not.toMatch(/\b[MOR]\d/)
  }
  const metric = { metric_id: 27, name: 'Waiting time' }
  expect(inWords('metric_added', metric)).toBe('added the metric “Waiting time”')
  expect(inWords('story_saved', { ...metric, text: { from: '', to: 'x', now: 'x' } })).toBe(
    'wrote the story for “Waiting time”',
  )
  expect(inWords('option_added', { ...metric, text: { to: 'Book a bike', now: null } })).toBe(
    'added the option “Book a bike” to “Waiting time”',
  )
  expect(inWords('requirement_deleted', { text: { from: 'Shall work.', now: null } })).toBe(
    'deleted the requirement “Shall work.”',
  )
})

test('what another version has noted still makes a sentence', () => {
  expect(historyMessages.sentence({ ...plain, kind: 'restored' })).toBe('changed something')
})
