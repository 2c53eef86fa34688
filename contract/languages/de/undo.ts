import type { undoMessages as english } from '../../messages/undo.ts'
import type { Words } from '../words.ts'
import type { Taken } from '../../fields.ts'
import { counted, listed, quoted } from './grammar.ts'

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
export const undoMessages: Words<typeof english> = {
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
