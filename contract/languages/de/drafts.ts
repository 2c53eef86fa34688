import type { draftsMessages as english } from '../../messages/drafts.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'
import { timeMessages } from './time.ts'

/** What was typed on an earlier visit and not saved. */
export const draftsMessages: Words<typeof english> = {
  keptWhileClosed:
    'Was Sie eingegeben und nicht gespeichert haben, bleibt in diesem Browser und wird Ihnen dann wieder angeboten.',
  offer: 'Eingegebenes wiederherstellen?',
  typed: (when: string) => `Eingegeben: ${timeMessages.inSentence(when)}. Nicht gespeichert.`,
  /** What whoever listens is told instead of the words themselves. */
  about: (labels: readonly string[]) => `In: ${labels.join('; ')}.`,
  long: (label: string, characters: number) => `${label}, ${counted(characters, 'Zeichen', 'Zeichen')}`,
  more: (count: number) => `und ${count} weitere`,
  logOutTitle: 'Nicht gespeicherte Texte auf diesem Gerät',
  logOutQuestion:
    'Sie haben Texte eingegeben, die nicht gespeichert sind. Dieser Browser bewahrt sie 30 Tage auf und bietet sie Ihnen an, wenn Sie sich wieder anmelden. Auf einem gemeinsam genutzten Gerät können Sie sie jetzt löschen.',
  keepAndLogOut: 'Behalten und abmelden',
  deleteAndLogOut: 'Löschen und abmelden',
}
