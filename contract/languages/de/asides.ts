import type { asidesMessages as english } from '../../messages/asides.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'

/** What passes between the host and one group: help, notes, and what the host reads beside it. */
export const asidesMessages: Words<typeof english> = {
  /** On the group's screens. */
  region: 'Ihre Gruppe und die Moderation',
  needHelp: 'Wir brauchen Hilfe',
  askTitle: 'Die Moderation um Hilfe bitten',
  askHint: 'Die Moderation sieht sofort, welche Gruppe fragt, und kommt vorbei.',
  about: 'Worum geht es? Sie können das Feld leer lassen.',
  ask: 'Um Hilfe bitten',
  hasAsked: 'Die Moderation wurde um Hilfe gebeten.',
  coming: 'Die Moderation kommt.',
  asked: (who: string, ago: string) => `${isolated(who)}, ${ago}`,
  youAsked: (ago: string) => `Sie, ${ago}`,
  noLongerNeeded: 'Nicht mehr nötig',
  takenBack: 'Die Bitte um Hilfe ist zurückgenommen.',
  noteToYou: 'Die Moderation an Ihre Gruppe:',
  wholeNote: 'Alles zeigen',
  hideNote: 'Ausblenden',

  /** In the cockpit. */
  helpWanted: 'Hilfe erbeten',
  needsHelp: 'Braucht Hilfe',
  onTheWay: 'Sie sind unterwegs',
  waiting: (count: number, names: string) => `${counted(count, 'Gruppe braucht', 'Gruppen brauchen')} Hilfe: ${names}`,
  withCount: (count: number, title: string) => `(${count}) ${title}`,
  groupNeedsHelp: (name: string) => `${isolated(name)} braucht Hilfe`,
  groupsNeedHelp: (count: number) => `${count} Gruppen brauchen Hilfe`,
  onMyWay: 'Ich komme',
  answered: 'Erledigt',
  saidComing: 'Die Gruppe liest, dass Sie kommen.',
  saidAnswered: 'Die Bitte um Hilfe ist erledigt.',
  read: 'Lesen',
  noteShown: 'Liest eine Notiz von Ihnen',
  noteSent: 'Die Notiz wurde gesendet.',
  noteTakenBack: 'Die Notiz wurde zurückgenommen.',
  noteWords: {
    label: 'Notiz nur an diese Gruppe',
    send: 'Senden',
    takeBack: 'Zurücknehmen',
    changedMeanwhile: 'Die Notiz an diese Gruppe wurde inzwischen geändert.',
    seenNow: (note: string) => `Die Gruppe sieht gerade: ${isolated(note)}`,
    nothingSeenNow: 'Die Gruppe sieht gerade keine Notiz.',
  },
  whoIsHere: 'Wer hier ist',
  nobodyHere: 'Gerade ist niemand in dieser Lösung.',
  soFar: 'Was bisher geschrieben ist',
  noPurposes: 'Noch keine Zwecke',
  noMetrics: 'Noch keine Kennzahlen.',
  noStory: 'Noch keine Story.',
}
