import { GROUPS_MAX } from '../../limits.ts'
import type * as english from '../../messages/groups.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'

/** Groups as the people of a workshop meet them. */
export const groupsMessages: Words<typeof english.groupsMessages> = {
  otherGroup:
    'Diese Lösung gehört einer anderen Gruppe. Sie können sie lesen; ändern können sie diese Gruppe und die Moderation.',
  belongsTo: (name: string) =>
    `Diese Lösung gehört der Gruppe „${isolated(name)}“. Sie können sie lesen; ändern können sie diese Gruppe und die Moderation.`,
  madeByHost: 'Die Gruppen dieses Workshops richtet die Moderation ein.',
  none: 'Dieser Workshop hat keine Gruppen.',
  tooMany: `Ein Workshop kann höchstens ${GROUPS_MAX} Gruppen haben. Bitte schließen Sie sich einer davon an.`,
  nameTaken: 'Es gibt schon eine Gruppe mit diesem Namen.',
  nameBlank: 'Eine Gruppe braucht einen Namen.',
  which: 'In welcher Gruppe sind Sie?',
  whichHint:
    'Was Sie anlegen, gehört Ihrer Gruppe: Die Gruppe und die Moderation können es ändern, lesen können es alle. Unter „Workshop“ können Sie die Gruppe später wechseln.',
  noneMade: 'Die Moderation hat noch keine Gruppen eingerichtet. Sobald es welche gibt, erscheinen sie hier.',
  noneMadeYet: 'Es gibt noch keine Gruppen. Richten Sie die erste ein.',
  groups: 'Gruppen',
  people: (count: number) => counted(count, 'Person', 'Personen'),
  lookOn: 'Ich sehe nur zu',
  notNow: 'Jetzt nicht',
  newGroup: 'Name einer neuen Gruppe',
  make: 'Gruppe einrichten',
  yourGroup: 'Ihre Gruppe',
  noGroup: 'Noch keine Gruppe',
  lookingOn: 'Nur zusehen',
  joined: (name: string) => `Sie sind jetzt in der Gruppe „${isolated(name)}“.`,
  isLookingOn: 'Sie sehen jetzt nur zu.',
  left: 'Sie sind jetzt in keiner Gruppe.',
  linkOutdated: 'Die Gruppe in Ihrem Link gibt es nicht mehr. Bitte wählen Sie eine andere.',
}

/** Whose a solution is, as the list says it, and whoever only looks on. */
export const whoseSolutionMessages: Words<typeof english.whoseSolutionMessages> = {
  observing: 'Sie sehen zu: Sie können alles lesen. Um etwas zu ändern, schließen Sie sich zuerst einer Gruppe an.',
  myGroup: (name: string) => `Meine Gruppe: ${isolated(name)}`,
  group: (name: string) => `Gruppe: ${isolated(name)}`,
  ofNoGroup: 'Keine Gruppe: Alle können daran arbeiten',
}
