import type { deletedMessages as english } from '../../messages/deleted.ts'
import type { Words } from '../words.ts'
import { isolated, quoted } from './grammar.ts'
import { timeMessages } from './time.ts'

/** Something was deleted, or went out of sight, while somebody was writing in it. */
export const deletedMessages: Words<typeof english> = {
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
