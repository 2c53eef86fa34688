import type * as english from '../../messages/edits.ts'
import type { Words } from '../words.ts'
import { timeMessages } from './common.ts'
import { counted, directionWord, isolated } from './grammar.ts'

/** What is being edited, where it is named apart from its place. */
export const editsMessages: Words<typeof english.editsMessages> = {
  story: (metric: string) => `User Story zu „${isolated(metric)}“`,
  option: (text: string) => `Funktionale Option „${isolated(text)}“`,
  optionNumber: (id: number) => `Funktionale Option O${id}`,
  newOption: (metric: string) => `Neue funktionale Option zu „${isolated(metric)}“`,
  requirement: (text: string) => `Systemanforderung „${isolated(text)}“`,
  requirementNumber: (id: number) => `Systemanforderung R${id}`,
  newRequirement: (need: string, direction: string) =>
    `Neue Systemanforderung zu ${need} (${directionWord(direction)})`,
  solution: { name: 'Name der Lösung', fhn: 'Hauptbedürfnis', purposes: 'Zweck(e)' },
  rating: (need: string, measure: string) => `${need}: ${measure}`,
  decision: (option: string, decision: string) => `Entscheidung zu „${isolated(option)}“ (${decision})`,
  decisionReason: (option: string) => `Begründung der Entscheidung zu „${isolated(option)}“`,
  /** Of what is unsaved, where it is written. */
  saving: 'Wird gespeichert …',
  waiting: 'Noch nicht gespeichert: Versuchen Sie es noch einmal, sobald das Netz wieder da ist.',
  /** Under the field of a text that somebody else has changed since it was begun with. */
  overtaken: 'Jemand anderes hat das geändert. Beim Speichern werden Sie gefragt, was bleiben soll.',
  /** The same of something that is named, where it does not stand under its field, and for whoever listens. */
  overtakenOf: (what: string) =>
    `${what}: Jemand anderes hat das geändert. Beim Speichern werden Sie gefragt, was bleiben soll.`,
  /** Under a row that a search would hide. */
  shownWhileEdited: 'Wird angezeigt, weil Sie es gerade bearbeiten.',
}

/** Texts that were typed and not saved. */
export const draftsMessages: Words<typeof english.draftsMessages> = {
  keptWhileClosed:
    'Was Sie eingegeben und nicht gespeichert haben, bleibt in diesem Browser und steht dann wieder in seinem Feld.',
  /** Beside a restored draft, before the button that discards it. */
  notSaved: 'Noch nicht gespeichert.',
  /** In its place afterwards, before Undo. */
  discarded: 'Verworfen.',
  older: 'Das haben Sie früher in dieses Feld eingegeben und nicht gespeichert. Im Feld steht ein neuerer Text.',
  logOutTitle: 'Nicht gespeicherte Texte auf diesem Gerät',
  logOutQuestion:
    'Sie haben Texte eingegeben, die nicht gespeichert sind. Dieser Browser bewahrt sie 30 Tage auf. Wenn Sie sich wieder anmelden, stehen sie wieder in ihren Feldern. Auf einem gemeinsam genutzten Gerät können Sie sie jetzt löschen.',
  keepAndLogOut: 'Behalten und abmelden',
  deleteAndLogOut: 'Löschen und abmelden',
}

/** Two people changed the same thing. */
export const conflictsMessages: Words<typeof english.conflictsMessages> = {
  title: 'Inzwischen geändert',
  decide: 'Nichts wurde überschrieben. Behalten Sie eine der beiden Fassungen oder verbinden Sie beide.',
  blankMerge: 'Das darf nicht leer sein.',
  yoursNotSaved: 'Ihre Fassung, nicht gespeichert',
  keepMine: 'Meine behalten',
  takeTheirs: 'Andere übernehmen',
  chooseAnother: 'Etwas anderes wählen',
  combineBoth: 'Beide verbinden',
  whose: (name: string) => `Fassung von ${isolated(name)}`,
  whoseAndWhen: (whose: string, when: string) => `${whose}, ${timeMessages.inSentence(when)}`,
  /** Whoever it was: perhaps the same person in another tab. */
  savedMeanwhile: 'Inzwischen gespeichert',
  yoursEarlier: 'Ihre Fassung, früher gespeichert',
  takeSaved: 'Gespeicherte Fassung übernehmen',
  saveDecision: 'Entscheidung speichern',
  anotherChoiceFor: (label: string) => `Andere Wahl für ${label}`,
  combinedText: 'Verbundener Text',
}

/** What is asked before a page with unsaved changes is left. */
export const unsavedMessages: Words<typeof english.unsavedMessages> = {
  title: 'Ungespeicherte Änderungen',
  stay: 'Hier bleiben',
  leave: 'Ohne Speichern verlassen',
  saveAndLeave: 'Speichern und verlassen',
  beingSaved: 'Ihre Änderungen werden gespeichert. Danach verlassen Sie diese Seite.',
  /** After the question, while the server is away. */
  away: 'Der Server antwortet gerade nicht. Speichern können Sie, sobald er antwortet; bis dahin bleibt alles erhalten, solange Sie auf dieser Seite bleiben.',
  userStories:
    'Sie haben Änderungen an Ihren User Storys nicht gespeichert. Sie gehen verloren, wenn Sie die Seite ohne Speichern verlassen.',
  functionalOptions:
    'Sie haben funktionale Optionen eingegeben und nicht hinzugefügt. Sie gehen verloren, wenn Sie die Seite ohne Speichern verlassen.',
  h9: 'Sie haben Änderungen an Ihrer H9-Analyse nicht gespeichert. Sie gehen verloren, wenn Sie die Seite ohne Speichern verlassen.',
}

/** One or many, they are called the same. */
const characters = (count: number) => counted(count, 'Zeichen', 'Zeichen')

/** What a text field says near its end, and beyond. */
export const limitsMessages: Words<typeof english.limitsMessages> = {
  left: (count: number) => `noch ${characters(count)} frei`,
  /** Of a field that takes no more. */
  full: (max: number) => `Länger geht es nicht: ${characters(max)}.`,
  tooLong: 'Zu lang zum Speichern.',
  over: (count: number) => `${characters(count)} zu viel.`,
  selectExcess: 'Überzähliges markieren',
  nothingSaved: 'Nichts wurde gespeichert, weil einer der Texte zu lang ist.',
}
