import type { draftsMessages as english } from '../../messages/drafts.ts'
import type { Words } from '../words.ts'

/** Texts that were typed and not saved. */
export const draftsMessages: Words<typeof english> = {
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
