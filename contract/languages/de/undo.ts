import type { Taken } from '../../fields.ts'
import type * as english from '../../messages/undo.ts'
import type { Words } from '../words.ts'
import { headingsMessages, timeMessages } from './common.ts'
import { counted, isolated, listed, quoted } from './grammar.ts'

const some = (count: number, one: string, many: string) => (count === 0 ? [] : [counted(count, one, many)])

/**
 * What hangs on something, in words: `1 Story, 3 Optionen und 2 Anforderungen`; nothing where nothing does. In the
 * nominative: in a sentence it stands after `dazu`, which asks for no other case.
 */
function contentsOf({ kind, metrics, stakeholders, stories, options, ratings, requirements }: Taken): string {
  return listed([
    ...(kind === 'metric' ? [] : some(metrics, 'Kennzahl', 'Kennzahlen')),
    ...(kind === 'stakeholder' ? [] : some(stakeholders, 'Stakeholder', 'Stakeholder')),
    ...some(stories, 'Story', 'Storys'),
    ...(kind === 'option' ? [] : some(options, 'Option', 'Optionen')),
    ...some(ratings, 'Bewertung', 'Bewertungen'),
    ...(kind === 'requirement' ? [] : some(requirements, 'Anforderung', 'Anforderungen')),
  ])
}

/** What was just deleted, and the way back. */
export const undoMessages: Words<typeof english.undoMessages> = {
  contents: contentsOf,
  /** Below the sentence that says what was done: what exactly went. */
  detail: (took: Taken): string => {
    const contents = contentsOf(took)
    switch (took.kind) {
      case 'reset':
        return contents && `Gelöscht: ${contents}`
      default:
        return contents ? `${quoted(took.name)}, dazu ${contents}` : quoted(took.name)
    }
  },
  restoring: 'Wird zurückgeholt …',
  restored: (took: Taken | undefined): string => {
    switch (took?.kind) {
      case 'solution':
        return `Die Lösung ${quoted(took.name)} ist wieder da, mit allem, was dazugehört`
      case 'reset':
        return 'Die Kennzahlen sind wieder da, mit allem, was dazugehört'
      case 'metric':
        return `Die Kennzahl ${quoted(took.name)} ist wieder da, mit allem, was dazugehört`
      case 'stakeholder':
        return `Der Stakeholder ${quoted(took.name)} ist wieder da`
      case 'option':
        return `Die Option ${quoted(took.name)} ist wieder da, mit allem, was dazugehört`
      case 'requirement':
        return `Die Anforderung ${quoted(took.name)} ist wieder da`
      case undefined:
        return 'Es ist wieder da'
    }
  },
  failed: (reason: string) => `Das konnte nicht zurückgeholt werden: ${reason}`,
  placeTaken:
    'Das lässt sich nicht zurückholen, weil inzwischen eine Kennzahl wieder hinzugefügt und bearbeitet wurde. Entfernen Sie zuerst diese Kennzahl; auch sie lässt sich zurückholen.',
  noLongerKept:
    'Hier gibt es nichts mehr zurückzuholen: Es ist schon wieder da, oder die Moderation hat es endgültig gelöscht.',
  undo: 'Rückgängig',
  bringBack: 'Zurückholen',
  openIt: 'Öffnen',
}

/** Something was deleted, or went out of sight, while somebody was writing in it. */
export const deletedMessages: Words<typeof english.deletedMessages> = {
  story: 'Die User Story',
  option: 'Die funktionale Option',
  requirement: 'Die Systemanforderung',
  rating: 'Die bewertete funktionale Option',
  solution: 'Die Lösung',
  solutionCalled: (name: string) => `Die Lösung ${quoted(name)}`,
  by: (what: string, who: string | null) =>
    who ? `${what} wurde von ${isolated(who)} gelöscht.` : `${what} wurde gelöscht.`,
  byAt: (what: string, who: string | null, when: string) =>
    `${what} wurde${who ? ` von ${isolated(who)}` : ''} gelöscht (${timeMessages.inSentence(when)}).`,
  /** Both stand after `von`. */
  you: 'Ihnen',
  theHost: 'der Moderation',
  noSuchSolution: 'In diesem Workshop gibt es unter dieser Adresse keine Lösung.',
  /** What to do about it, each after the sentence that says who deleted it. */
  nothingSaved: 'Bis sie zurückgeholt wird, kann hier nichts gespeichert werden.',
  canComeBack: 'Sie lässt sich 24 Stunden lang zurückholen, mit allem, was dazugehört.',
  askHost: 'Fragen Sie die Moderation, ob sie sich noch zurückholen lässt.',
  askGroup: (group: string) =>
    `Die Gruppe „${isolated(group)}“ oder die Moderation kann sie 24 Stunden lang zurückholen.`,
  askOthers: 'Alle außer denen, die nur zusehen, können sie 24 Stunden lang zurückholen.',
  /** Below the list of solutions. */
  lastDay: 'In den letzten 24 Stunden gelöscht',
  deletedBy: (who: string | null, when: string) =>
    `Gelöscht${who ? ` von ${isolated(who)}` : ''}, ${timeMessages.inSentence(when)}`,
  ratedNone: 'Jemand hat diese Bewertung auf „Keine“ gesetzt; ihre Anforderungen werden deshalb nicht mehr angezeigt.',
  kept: 'Was Sie eingegeben haben, steht noch hier. Kopieren Sie es, wenn Sie es anderswo brauchen.',
  yourText: 'Ihr Text',
  copied: 'Text kopiert.',
  copyFailed: 'Der Text konnte nicht kopiert werden. Bitte markieren und kopieren Sie ihn von Hand.',
  copyText: 'Text kopieren',
}

const kindNames: Record<Taken['kind'], string> = {
  solution: 'Lösung',
  reset: 'Alle Kennzahlen, durch Zurücksetzen',
  metric: 'Kennzahl',
  stakeholder: 'Stakeholder',
  option: 'Funktionale Option',
  requirement: 'Systemanforderung',
}

/** What was deleted in a workshop, for its host. */
export const trashMessages: Words<typeof english.trashMessages> = {
  help: 'Was in diesem Workshop gelöscht wird, bleibt 30 Tage lang aufbewahrt. Wiederherstellen bringt es für alle dorthin zurück, wo es war.',
  kind: (kind: string) => kindNames[kind as Taken['kind']] ?? 'Etwas',
  keptUntil: (date: string) => `aufbewahrt bis ${date}`,
  none: 'Nichts wurde gelöscht',
  noneHint: 'Gelöschte Lösungen, Kennzahlen, Stakeholder, Optionen und Anforderungen erscheinen hier 30 Tage lang.',
  deleteWarning: (name: string | undefined) =>
    `${name === undefined ? 'Das' : quoted(name)} und alles, was dazugehört, ist dann endgültig weg. Niemand kann es zurückholen.`,
  goneForGood: 'Endgültig gelöscht.',
  what: 'Was',
  solution: 'Lösung',
  solutionNumber: (solutionId: number) => `Lösung ${solutionId}`,
  withIt: 'Dazu',
  deleted: 'Gelöscht',
  /** Above names in the nominative. */
  by: 'Wer',
  deleteForGood: 'Endgültig löschen',
  recentlyDeleted: headingsMessages.recentlyDeleted,
  backToWorkshop: 'Zurück zum Workshop',
  actions: 'Aktionen',
}
