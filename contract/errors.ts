import { Type, type Static } from 'typebox'
import { WhoOrNobody } from './fields.ts'
import { agendaMessages } from './messages/agenda.ts'
import { asidesMessages } from './messages/asides.ts'
import { changesMessages } from './messages/changes.ts'
import { functionalOptionsMessages } from './messages/functional-options.ts'
import { groupsMessages } from './messages/groups.ts'
import { whoseSolutionMessages } from './messages/whose-solution.ts'
import { h9AnalysisMessages } from './messages/h9-analysis.ts'
import { metricsMessages } from './messages/metrics.ts'
import { namesMessages } from './messages/names.ts'
import { ownWordsMessages } from './messages/own-words.ts'
import { rehearsalMessages } from './messages/rehearsal.ts'
import { resultsMessages } from './messages/results.ts'
import { roomMessages } from './messages/room.ts'
import { roomScreenMessages } from './messages/room-screen.ts'
import { sessionEndMessages } from './messages/session-end.ts'
import { sessionMessages } from './messages/session.ts'
import { solutionDetailsMessages } from './messages/solution-details.ts'
import { stakeholdersMessages } from './messages/stakeholders.ts'
import { systemRequirementsMessages } from './messages/system-requirements.ts'
import { undoMessages } from './messages/undo.ts'
import { userStoriesMessages } from './messages/user-stories.ts'

/** Each refusal the API knows: its HTTP status, and its sentence for people. */
export const errors = {
  BAD_INPUT: [400, 'The request is not valid.'],
  BAD_JSON: [400, 'The request body is not valid JSON.'],
  TOO_DEEP: [400, 'The request body has lists or objects that lie too deep in each other.'],
  BAD_FILE: [400, changesMessages.notOurs],
  OTHER_WORKSHOP: [400, changesMessages.otherWorkshop],
  UNKNOWN_REFERENCE: [404, 'The request names something that is not in the catalogue of this workshop.'],
  NOT_JOINED: [401, sessionEndMessages.notJoined],
  SESSION_ENDED: [401, sessionEndMessages.ended],
  LET_GO: [401, sessionMessages.letGo],
  HOST_ONLY: [401, 'Please log in as the host.'],
  WRONG_PASSWORD: [401, 'This is not the host password.'],
  OTHER_SESSION: [403, sessionEndMessages.otherSession],
  OTHER_GROUP: [403, groupsMessages.otherGroup],
  OBSERVING: [403, whoseSolutionMessages.observing],
  GROUPS_BY_HOST: [403, groupsMessages.madeByHost],
  FOREIGN_ORIGIN: [403, 'This request came from another site and was refused.'],
  NOT_FOUND: [404, 'This does not exist or was deleted.'],
  NO_RESULTS: [404, resultsMessages.gone],
  NO_SUCH_ROUTE: [404, 'There is nothing at this address.'],
  METRIC_ALREADY_ADDED: [409, metricsMessages.alreadyAdded],
  STAKEHOLDER_ALREADY_ADDED: [409, stakeholdersMessages.alreadyAdded],
  STORY_CHANGED: [409, userStoriesMessages.changedMeanwhile],
  OPTION_CHANGED: [409, functionalOptionsMessages.changedMeanwhile],
  RATING_CHANGED: [409, h9AnalysisMessages.changedMeanwhile],
  DECISION_CHANGED: [409, 'The decision about this option was changed in the meantime.'],
  REQUIREMENT_CHANGED: [409, systemRequirementsMessages.changedMeanwhile],
  TEXTS_CHANGED: [409, changesMessages.changedMeanwhile],
  SOLUTION_CHANGED: [409, solutionDetailsMessages.changedMeanwhile],
  MESSAGE_CHANGED: [409, roomScreenMessages.changedMeanwhile],
  NOTE_CHANGED: [409, asidesMessages.noteWords.changedMeanwhile],
  AGENDA_CHANGED: [409, agendaMessages.changedMeanwhile],
  AGENDA_MOVED: [409, agendaMessages.movedMeanwhile],
  NO_REHEARSAL: [409, rehearsalMessages.none],
  NO_TIMER: [409, 'No timer is running that could be made longer.'],
  CATALOGUE_CHANGED: [
    409,
    'Another version of this catalogue was published meanwhile. Please look at what your draft changes against it, and publish again.',
  ],
  THERE_AGAIN: [409, 'There is nothing to bring back: this is there again.'],
  PLACE_TAKEN: [409, undoMessages.placeTaken],
  NO_OWN_WORDS: [409, ownWordsMessages.off],
  TOO_MANY_OWN_WORDS: [409, ownWordsMessages.tooMany],
  NOT_OF_SOLUTION: [409, ownWordsMessages.notOfSolution],
  OWN_WORD_USED: [409, ownWordsMessages.used],
  NO_GROUPS: [409, groupsMessages.none],
  TOO_MANY_GROUPS: [409, groupsMessages.tooMany],
  NAME_TAKEN: [409, namesMessages.taken],
  NAME_OF_OURS: [409, namesMessages.ofOurs],
  GROUP_NAME_TAKEN: [409, groupsMessages.nameTaken],
  OWNER_GONE: [409, 'This cannot be brought back, because what it belonged to was deleted. Bring that back first.'],
  NOT_SILENT: [409, 'Silent rating is switched off: rate together with your group.'],
  ALREADY_REVEALED: [409, 'The silent ratings of this option are revealed: the group sets its value now.'],
  STILL_SILENT: [409, 'Everybody rates alone until the host reveals the ratings; then the group sets its value.'],
  NAMELESS: [409, 'The server does not know who you are. Please log out and log in again.'],
  NOT_EMBEDDED: [409, "This server keeps its data in PostgreSQL; use PostgreSQL's own tools to back it up."],
  TOO_LATE: [410, 'This was deleted more than 24 hours ago. Only the host can bring it back now.'],
  TOO_LARGE: [413, 'The request is too large.'],
  WRONG_CONTENT_TYPE: [415, 'The request body must be JSON.'],
  NOT_IMPORTABLE: [422, 'This file does not fit the catalogue of this workshop.'],
  IDEMPOTENCY_KEY_REUSED: [422, 'This Idempotency-Key was already used for another request.'],
  FROZEN: [423, roomMessages.frozen],
  RESULTS_ONLY: [423, roomMessages.resultsOnly],
  SESSION_CLOSED: [423, sessionEndMessages.closed],
  TOO_MANY_TRIES: [429, sessionEndMessages.tooManyTries],
  TOO_MANY_PASSWORDS: [429, 'Too many wrong host passwords. Please wait a minute and try again.'],
  LOGIN_BUSY: [429, 'Too many people try to log in as the host at this moment. Please try again shortly.'],
  ROOM_FULL: [503, 'Too many people follow this workshop live. All else works as usual.'],
  UNFORESEEN: [500, 'Something went wrong on the server. Nothing was changed.'],
  DATABASE_UNAVAILABLE: [503, 'The database cannot be reached at the moment. Please try again shortly.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type ErrorCode = keyof typeof errors

/** What is stored now under the names of the slice's own fields, and who stored it. */
const Conflict = Type.Object(
  {
    by: WhoOrNobody,
    at: Type.Union([Type.String(), Type.Null()], { description: 'When it was stored; ISO 8601, UTC.' }),
  },
  { additionalProperties: true },
)

export const ErrorBody = Type.Object({
  error: Type.String({ description: 'A sentence for people.' }),
  code: Type.String({ description: 'A word for programs.' }),
  conflicts: Type.Optional(
    Type.Array(Conflict, {
      description: 'With a 409 on an edit: what is stored now, where it differs from what the editor started from.',
    }),
  ),
})
export type ErrorBody = Static<typeof ErrorBody>
