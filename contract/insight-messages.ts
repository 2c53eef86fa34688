import type { Decision } from './chain.ts'
import type { Reading } from './reading.ts'

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`

/** What the analysis says, in words. Apart from the other sentences, because nobody needs them to log in. */
export const insightMessages = {
  reading: {
    sturdy: { name: 'Sturdy benefit', ask: 'Preserve it' },
    fragile: { name: 'Fragile benefit', ask: 'Safeguard against the vicious case' },
    wishful: { name: 'Wishful benefit', ask: 'Make it real, or stop claiming it' },
    'built-in harm': { name: 'Built-in harm', ask: 'Redesign, or prefer another option' },
    'side effect': { name: 'Side effect', ask: 'Set a guard-rail' },
  } satisfies Record<Reading, { name: string; ask: string }>,
  untouched: 'Untouched',
  notRatedBothWays: 'Not rated both ways',
  /** Neither, or only one of the two rounds is there. */
  unread: (isVirtuousRated: boolean, isViciousRated: boolean) =>
    `${isVirtuousRated ? 'Vicious is' : isViciousRated ? 'Virtuous is' : 'Neither is'} not rated yet. Once both are saved, what they mean together stands here.`,

  decision: {
    accepted: 'To be built',
    adapted: 'To be built with changes',
    rejected: 'Not to be built',
  } satisfies Record<Decision, string>,
  undecided: 'Not decided yet',
  decisionSaved: 'Decision saved.',
  decisionFailed: (reason: string) => `The decision could not be saved: ${reason}`,

  recheck: 'Re-check',
  recheckOption: 'The story or the option has changed since it was rated.',
  recheckRequirement: 'The rating has changed since this was written.',
  confirmFailed: (reason: string) => `This could not be confirmed: ${reason}`,

  /** How many of each are missing; which they are is found by `web/domain/chain/gaps.ts`. */
  gaps: {
    purposesUnserved: counted('purpose no metric serves', 'purposes no metric serves'),
    metricsWithoutStakeholder: counted('metric without a stakeholder', 'metrics without a stakeholder'),
    stakeholdersUnconcerned: counted('stakeholder no metric concerns', 'stakeholders no metric concerns'),
    metricsWithoutStory: counted('metric without a story', 'metrics without a story'),
    storiesWithoutOption: counted('story without an option', 'stories without an option'),
    optionsNotRatedVirtuous: counted('option not rated virtuous', 'options not rated virtuous'),
    optionsNotRatedVicious: counted('option not rated vicious', 'options not rated vicious'),
    harmsUnanswered: counted(
      'harmful or hollow rating no requirement answers',
      'harmful or hollow ratings no requirement answers',
    ),
    ratingsWithoutRequirement: counted('rating without a requirement', 'ratings without a requirement'),
    optionsToRecheck: counted('option to re-check', 'options to re-check'),
    requirementsToRecheck: counted('requirement to re-check', 'requirements to re-check'),
    requirementsOfNone: counted('requirement whose rating is None now', 'requirements whose rating is None now'),
  },

  silent: {
    alone: 'Rate alone. Only you see what you choose here, until the host reveals all ratings together.',
    watching: 'People rate this option alone. What they chose is hidden until you reveal it.',
    nameless: 'People rate this option alone. To rate too, log in with your e-mail.',
    count: (people: number) =>
      people === 0 ? 'Nobody has rated yet.' : `${people} ${people === 1 ? 'person has' : 'people have'} rated.`,
    saved: 'Your own rating is saved.',
    tooLate: 'The ratings were revealed before you saved yours. Bring them into the talk.',
    revealed: 'Revealed.',
    revealWarning:
      'Everybody sees how many chose what, never who. Nobody can rate it alone any more; the group sets its value then.',
    spreadHint: (people: number) =>
      `${people === 1 ? 'One person' : `${people} people`} rated alone; the numbers count people. Talk where views differ, then set the group’s value below. Needs do not offset each other, so nothing is added up.`,
    nobody: 'Nobody has rated alone. The group sets its value below.',
    agreement: {
      none: 'Nobody rated it',
      left: 'Left at None',
      one: 'One rating',
      agree: 'All agree',
      differ: 'Views differ',
      opposed: 'Opposite views',
    },
    someRated: (some: number, all: number) => `${some} of ${all} rated it`,
    takeOver:
      'Only a measure that all chose is taken over. None is not: it may just mean that nobody thought of the need.',
    kept: (count: number) =>
      count === 1
        ? 'One earlier rating of the group differs from it and stays.'
        : `${count} earlier ratings of the group differ from it and stay.`,
  },

  report: {
    help: 'Everything the solution has become, to be read here, printed, or saved as PDF from the print dialog.',
    nothing: 'Nothing yet.',
    noStory: 'No story yet.',
    noOption: 'No option yet.',
    notRated: 'Not rated yet.',
    notRatedDirection: 'Not rated',
    untouched: (needs: readonly string[]) => `Untouched: ${needs.join(', ')}.`,
    noneInOne: (isVirtuousRated: boolean, needs: readonly string[]) =>
      `None as far as rated, ${isVirtuousRated ? 'virtuous' : 'vicious'} only: ${needs.join(', ')}.`,
    withoutRequirement: (needs: readonly string[]) => `No requirements for: ${needs.join(', ')}.`,
    noGaps: 'No gaps in what is there so far.',
  },
  chain: { fetchFailed: 'Failed to fetch the solution as a whole' },
  map: {
    help: 'Follow one requirement back to the need it serves, or look for threads that end too early.',
    keys: 'Arrow keys move along the lines, Enter follows an item, Escape lets go of it.',
    notWritten: 'Not written yet',
    more: (count: number) => `and ${count} more`,
    whole: {
      metrics: 'Every metric has a stakeholder and a story',
      stories: 'Every story has an option',
      options: 'Every option is rated both ways',
      harms: 'Every harmful or hollow rating is answered',
    },
    none: 'Nothing to trace yet',
    noneHint: 'Add metrics to your solution; from them on everything hangs together.',
    noneMatching: 'Nothing on the map matches',
    noneMatchingHint: 'Search for other words, or choose another gap.',
  },
  comparison: {
    help: 'All options on all nine needs: virtuous first, then vicious. Needs do not offset each other, so nothing is added up.',
    notRated: 'not rated',
    viciousNotRated: 'vicious not rated',
    virtuousNotRated: 'virtuous not rated',
    helpful: (count: number) => {
      if (count === 0) return 'None of them is known to help the primary need and harm none.'
      return count === 1
        ? 'The first helps the primary need and harms none.'
        : `The first ${count} help the primary need and harm none.`
    },
    none: 'No options to compare yet',
    noneHint: 'Write options for your stories and rate them; here they stand side by side.',
  },
} as const
