import { chainMessages } from './messages/chain.ts'
import { comparisonMessages } from './messages/comparison.ts'
import { decisionsMessages } from './messages/decisions.ts'
import { gapsMessages } from './messages/gaps.ts'
import { mapMessages } from './messages/map.ts'
import { readingsMessages } from './messages/readings.ts'
import { recheckMessages } from './messages/recheck.ts'
import { reportMessages } from './messages/report.ts'
import { silentRatingMessages } from './messages/silent-rating.ts'

/** The former names of the messages, for code under way. Write `messages/*.ts` instead. */
export const insightMessages = {
  reading: readingsMessages.reading,
  untouched: readingsMessages.untouched,
  notRatedBothWays: readingsMessages.notRatedBothWays,
  unread: readingsMessages.unread,
  decision: decisionsMessages.decision,
  undecided: decisionsMessages.undecided,
  decisionSaved: decisionsMessages.saved,
  decisionFailed: decisionsMessages.failed,
  recheck: recheckMessages.recheck,
  recheckOption: recheckMessages.option,
  recheckRequirement: recheckMessages.requirement,
  confirmFailed: recheckMessages.confirmFailed,
  gaps: gapsMessages,
  silent: silentRatingMessages,
  report: reportMessages,
  chain: chainMessages,
  map: mapMessages,
  comparison: comparisonMessages,
}
