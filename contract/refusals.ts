import { agendaMessages } from './messages/agenda.ts'
import { asidesMessages } from './messages/asides.ts'
import { changesMessages } from './messages/imports.ts'
import { functionalOptionsMessages } from './messages/functional-options.ts'
import { groupsMessages, whoseSolutionMessages } from './messages/groups.ts'
import { h9AnalysisMessages } from './messages/h9-analysis.ts'
import { metricsMessages } from './messages/metrics.ts'
import { namesMessages } from './messages/people.ts'
import { ownWordsMessages } from './messages/own-words.ts'
import { refusalsMessages } from './messages/refusals.ts'
import { rehearsalMessages } from './messages/workshops.ts'
import { resultsMessages } from './messages/results.ts'
import { roomMessages, sessionEndMessages, sessionScreensMessages } from './messages/shell.ts'
import { roomScreenMessages } from './messages/room-screen.ts'
import { sessionMessages } from './messages/session.ts'
import { solutionDetailsMessages } from './messages/solution-details.ts'
import { stakeholdersMessages } from './messages/stakeholders.ts'
import { systemRequirementsMessages } from './messages/system-requirements.ts'
import { undoMessages } from './messages/undo.ts'
import { userStoriesMessages } from './messages/user-stories.ts'

/** Each refusal the API knows: its HTTP status, and its sentence for people. */
export const errors = {
  BAD_INPUT: [400, refusalsMessages.badInput],
  BAD_JSON: [400, refusalsMessages.badJson],
  TOO_DEEP: [400, refusalsMessages.tooDeep],
  BAD_FILE: [400, changesMessages.notOurs],
  OTHER_WORKSHOP: [400, changesMessages.otherWorkshop],
  UNKNOWN_REFERENCE: [404, refusalsMessages.unknownReference],
  NOT_JOINED: [401, sessionScreensMessages.notJoined],
  SESSION_ENDED: [401, sessionEndMessages.ended],
  LET_GO: [401, sessionMessages.letGo],
  HOST_ONLY: [401, refusalsMessages.hostOnly],
  WRONG_PASSWORD: [401, refusalsMessages.wrongPassword],
  OTHER_SESSION: [403, sessionScreensMessages.otherSession],
  OTHER_GROUP: [403, groupsMessages.otherGroup],
  OBSERVING: [403, whoseSolutionMessages.observing],
  GROUPS_BY_HOST: [403, groupsMessages.madeByHost],
  FOREIGN_ORIGIN: [403, refusalsMessages.foreignOrigin],
  NOT_FOUND: [404, refusalsMessages.notFound],
  NO_RESULTS: [404, resultsMessages.gone],
  NO_SUCH_ROUTE: [404, refusalsMessages.noSuchRoute],
  METRIC_ALREADY_ADDED: [409, metricsMessages.alreadyAdded],
  STAKEHOLDER_ALREADY_ADDED: [409, stakeholdersMessages.alreadyAdded],
  STORY_CHANGED: [409, userStoriesMessages.changedMeanwhile],
  OPTION_CHANGED: [409, functionalOptionsMessages.changedMeanwhile],
  RATING_CHANGED: [409, h9AnalysisMessages.changedMeanwhile],
  DECISION_CHANGED: [409, refusalsMessages.decisionChanged],
  REQUIREMENT_CHANGED: [409, systemRequirementsMessages.changedMeanwhile],
  TEXTS_CHANGED: [409, changesMessages.changedMeanwhile],
  SOLUTION_CHANGED: [409, solutionDetailsMessages.changedMeanwhile],
  MESSAGE_CHANGED: [409, roomScreenMessages.changedMeanwhile],
  NOTE_CHANGED: [409, asidesMessages.noteWords.changedMeanwhile],
  AGENDA_CHANGED: [409, agendaMessages.changedMeanwhile],
  AGENDA_MOVED: [409, agendaMessages.movedMeanwhile],
  NO_REHEARSAL: [409, rehearsalMessages.none],
  NO_TIMER: [409, refusalsMessages.noTimer],
  CATALOGUE_CHANGED: [409, refusalsMessages.catalogueChanged],
  THERE_AGAIN: [409, refusalsMessages.thereAgain],
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
  OWNER_GONE: [409, refusalsMessages.ownerGone],
  ENTRY_DAMAGED: [409, refusalsMessages.entryDamaged],
  NOT_SILENT: [409, refusalsMessages.notSilent],
  ALREADY_REVEALED: [409, refusalsMessages.alreadyRevealed],
  STILL_SILENT: [409, refusalsMessages.stillSilent],
  NAMELESS: [409, refusalsMessages.nameless],
  NOT_EMBEDDED: [409, refusalsMessages.notEmbedded],
  REQUEST_TIMEOUT: [408, refusalsMessages.requestTimeout],
  TOO_LATE: [410, refusalsMessages.tooLate],
  WORKSHOP_FULL: [413, refusalsMessages.workshopFull],
  TOO_LARGE: [413, refusalsMessages.tooLarge],
  WRONG_CONTENT_TYPE: [415, refusalsMessages.wrongContentType],
  NOT_IMPORTABLE: [422, refusalsMessages.notImportable],
  IDEMPOTENCY_KEY_REUSED: [422, refusalsMessages.idempotencyKeyReused],
  EXPECTATION_FAILED: [417, refusalsMessages.expectationFailed],
  UNKNOWN_HOST: [421, refusalsMessages.unknownHost],
  FROZEN: [423, roomMessages.frozen],
  RESULTS_ONLY: [423, roomMessages.resultsOnly],
  SESSION_CLOSED: [423, sessionScreensMessages.closed],
  HEADERS_TOO_LARGE: [431, refusalsMessages.headersTooLarge],
  TOO_MANY_TRIES: [429, sessionScreensMessages.tooManyTries],
  TOO_MANY_PASSWORDS: [429, refusalsMessages.tooManyPasswords],
  LOGIN_BUSY: [429, refusalsMessages.loginBusy],
  TOO_MANY_CALLS: [429, refusalsMessages.tooManyCalls],
  TOO_MANY_STREAMS: [429, refusalsMessages.tooManyStreams],
  TOO_MANY_TABS: [429, refusalsMessages.tooManyTabs],
  TOO_MANY_JOINS: [429, refusalsMessages.tooManyJoins],
  SERVER_BUSY: [429, refusalsMessages.serverBusy],
  ROOM_FULL: [503, refusalsMessages.roomFull],
  UNFORESEEN: [500, refusalsMessages.unforeseen],
  DISK_FULL: [503, refusalsMessages.diskFull],
  NO_ROOM_FOR_FILE: [503, refusalsMessages.noRoomForFile],
  DATABASE_UNAVAILABLE: [503, refusalsMessages.databaseUnavailable],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type ErrorCode = keyof typeof errors
