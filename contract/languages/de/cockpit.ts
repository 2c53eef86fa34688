import type * as english from '../../messages/cockpit.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, ended, isolated } from './grammar.ts'

/** How far every group is, for the host. */
export const cockpitMessages: Words<typeof english.cockpitMessages> = {
  none: 'Noch keine Lösungen',
  noneHint: 'Sobald eine Gruppe eine anlegt, erscheint sie hier mit ihren sieben Schritten.',
  quiet: (names: string) => ended(`Seit neun Minuten oder länger nichts Neues: ${names}`),
  asItHappens: 'Was gerade geschieht',
  overline: (status: 'open' | 'results' | 'closed', catalogue: string) =>
    `${{ open: 'Workshop', results: 'Workshop, nur Ergebnisse', closed: 'Workshop, geschlossen' }[status]} · ${catalogue}`,
  done: 'fertig',
  /** What stands under a number. */
  hereNow: 'gerade hier',
  peopleJoined: (count: number) => (count === 1 ? 'Person beigetreten' : 'Personen beigetreten'),
  solutionsHere: (count: number) => (count === 1 ? 'Lösung' : 'Lösungen'),
  requirementsHere: (count: number) => (count === 1 ? 'Anforderung' : 'Anforderungen'),
  workshop: headingsMessages.workshop,
  participants: 'Teilnehmende',
  recentlyDeleted: 'Kürzlich gelöscht',
  roomScreen: 'Leinwand',
  settings: 'Einstellungen',
  results: 'Ergebnisse',
  purposes: 'Zwecke',
  solution: 'Lösung',
  last: 'Zuletzt',
  open: 'Öffnen',
  solutionsOfThisWorkshop: 'Lösungen dieses Workshops',
  here: 'Hier',
  groupHere: (name: string, here: number, all: number) => `${isolated(name)}: ${here} von ${all} hier`,
  noPurposes: 'keine Zwecke',
}

/** Who joined a workshop, for its host. */
export const participantsMessages: Words<typeof english.participantsMessages> = {
  help: 'Alle, die diesem Workshop beigetreten sind. Sie können eine Person entfernen oder nur ihren Namen oder ihre E-Mail-Adresse; ihre Arbeit bleibt.',
  none: 'Noch ist niemand beigetreten',
  noneHint: 'Personen erscheinen hier, sobald sie sich mit der Sitzungs-ID anmelden.',
  forgotten: (name: string) => `E-Mail-Adresse entfernt. Dort steht jetzt „${name}“.`,
  forgetWarning: (email: string) =>
    `${email} wird überall in diesem Workshop durch eine Nummer ersetzt, auch im Verlauf. Die Person bleibt im Workshop. Das lässt sich nicht rückgängig machen.`,
  joined: 'Beigetreten',
  lastActivity: 'Zuletzt aktiv',
  solutions: 'Lösungen',
  actions: 'Aktionen',
  participants: headingsMessages.participants,
  removeEmail: 'E-Mail entfernen',
  clearName: 'Namen entfernen',
  letGo: 'Aus dem Workshop entfernen',
  letIn: 'Wieder zulassen',
  letGoMark: 'aus diesem Workshop entfernt',
  nameAndKnownAs: (name: string | undefined, knownAs: string | undefined) =>
    [name, knownAs !== name && knownAs]
      .filter(Boolean)
      .map((part) => isolated(String(part)))
      .join(', angezeigt als '),
  nameCleared: 'Der Name wurde entfernt.',
  wasLetGo: (email: string) => `${email} wurde aus diesem Workshop entfernt.`,
  wasLetIn: (email: string) => `${email} darf wieder herein.`,
  letGoWarning: (email: string) =>
    `${email} ist sofort aus diesem Workshop heraus und kommt unter dieser E-Mail-Adresse erst wieder herein, wenn Sie es zulassen. Was die Person gemacht hat, bleibt. Wer die Sitzungs-ID kennt, kann noch unter einer anderen E-Mail-Adresse beitreten; ersetzen Sie die Sitzungs-ID, um das zu verhindern.`,
  email: 'E-Mail',
  backToWorkshop: 'Zurück zum Workshop',
}

/** Groups as the host leads them. */
export const hostGroupsMessages: Words<typeof english.hostGroupsMessages> = {
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
