import type { hostGroupsMessages as english } from '../../messages/host-groups.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** Groups as the host leads them. */
export const hostGroupsMessages: Words<typeof english> = {
  groups: headingsMessages.groups,
  help: 'Eine Lösung gehört der Gruppe der Person, die sie angelegt hat. Diese Gruppe und Sie können sie ändern, lesen können sie alle.',
  accidents:
    'Das schützt vor Versehen, nicht vor böser Absicht: Man kann sich mit jeder E-Mail-Adresse anmelden und jede Gruppe selbst wählen.',
  whoMakes: 'Gruppen in diesem Workshop',
  off: 'Aus: Alle können alles ändern',
  byHost: 'Ein, und ich richte die Gruppen ein',
  byEverybody: 'Ein, und alle können Gruppen einrichten',
  switchedOff: 'Gruppen sind jetzt aus: Alle können alles ändern.',
  switchedOn: 'Gruppen sind jetzt ein.',
  newGroup: 'Name einer neuen Gruppe',
  add: 'Gruppe hinzufügen',
  added: (name: string) => `Gruppe „${isolated(name)}“ hinzugefügt.`,
  none: 'Noch keine Gruppen',
  noneHint:
    'Fügen Sie für jeden Tisch eine hinzu. Die Teilnehmenden wählen ihre beim Hereinkommen oder scannen den Code auf ihrem Tisch.',
  group: 'Gruppe',
  people: 'Personen',
  solutions: 'Lösungen',
  actions: 'Aktionen',
  rename: 'Umbenennen',
  nameOf: (name: string) => `Name der Gruppe ${isolated(name)}`,
  renamed: 'Gruppe umbenannt.',
  removed: (name: string) =>
    `Gruppe „${isolated(name)}“ entfernt. Ihre Lösungen gehören niemandem, bis Sie die Gruppe zurückholen.`,
  removedGroups: 'Entfernte Gruppen',
  removedHint: 'Jede kommt mit ihren Personen und Lösungen zurück.',
  bringBack: (name: string) => `${isolated(name)} zurückholen`,
  broughtBack: (name: string) => `Gruppe „${isolated(name)}“ ist wieder da.`,
  whoIsWhere: 'Wer in welcher Gruppe ist',
  nobodyJoined: 'Noch ist niemand beigetreten.',
  email: 'E-Mail',
  groupOf: (name: string) => `Gruppe von ${isolated(name)}`,
  noGroup: 'Noch keine Gruppe',
  looksOn: 'Sieht nur zu',
  moved: 'Verschoben.',
  whose: 'Welcher Gruppe jede Lösung gehört',
  noSolutions: 'Es gibt noch keine Lösungen.',
  solution: 'Lösung',
  nobodys: 'Keine Gruppe: Alle können sie ändern',
  given: 'Gespeichert.',
  notIn: (count: number) =>
    count === 0
      ? 'Alle sind in einer Gruppe.'
      : `${counted(count, 'Person ist', 'Personen sind')} noch in keiner Gruppe.`,
  printCards: 'Tischkarten drucken',
  cards: headingsMessages.tableCards,
  cardsHelp:
    'Eine Seite für jede Gruppe. Legen Sie sie auf den Tisch: Der Code öffnet die Anmeldung und führt in die Gruppe.',
  backToGroups: 'Zurück zu den Gruppen',
  backToWorkshop: 'Zurück zum Workshop',
  cardCode: (name: string) => `QR-Code, der die Anmeldung öffnet und in die Gruppe ${isolated(name)} führt`,
  scan: 'Scannen, um dieser Gruppe beizutreten',
}
