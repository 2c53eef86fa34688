import { commonMessages } from './messages/common.ts'
import { connectionMessages } from './messages/connection.ts'
import { functionalOptionsMessages } from './messages/functional-options.ts'
import { h9AnalysisMessages } from './messages/h9-analysis.ts'
import { helpMessages } from './messages/help.ts'
import { metricsMessages } from './messages/metrics.ts'
import { plainPagesMessages } from './messages/plain-pages.ts'
import { referenceDataMessages } from './messages/reference-data.ts'
import { roomMessages } from './messages/room.ts'
import { sessionMessages } from './messages/session.ts'
import { solutionsMessages } from './messages/solutions.ts'
import { stakeholdersMessages } from './messages/stakeholders.ts'
import { systemRequirementsMessages } from './messages/system-requirements.ts'
import { unsavedMessages } from './messages/unsaved.ts'
import { userStoriesMessages } from './messages/user-stories.ts'

/** The former names of the messages, for code under way. Write `messages/*.ts` instead. */
export const messages = {
  common: { ...commonMessages, pageNotLoaded: plainPagesMessages.notLoaded, pageNotFound: plainPagesMessages.notFound },
  help: helpMessages,
  connection: connectionMessages,
  session: sessionMessages,
  room: roomMessages,
  solutions: solutionsMessages,
  referenceData: referenceDataMessages,
  metrics: metricsMessages,
  stakeholders: stakeholdersMessages,
  userStories: userStoriesMessages,
  functionalOptions: functionalOptionsMessages,
  h9: h9AnalysisMessages,
  systemRequirements: systemRequirementsMessages,
  unsaved: unsavedMessages,
  data: { disabled: plainPagesMessages.dataDisabled },
}
