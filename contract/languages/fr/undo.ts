import type { undoMessages as english } from '../../messages/undo.ts'
import type { Words } from '../words.ts'
import type { Taken } from '../../fields.ts'
import { counted, listed, quoted } from './grammar.ts'

const some = (count: number, one: string, many?: string) => (count === 0 ? [] : [counted(count, one, many)])

/** What hangs on something, in words: `1 récit, 3 options et 2 exigences`; nothing where nothing does. */
function contentsOf({ kind, metrics, stakeholders, stories, options, ratings, requirements }: Taken): string {
  return listed([
    ...(kind === 'metric' ? [] : some(metrics, 'indicateur')),
    ...(kind === 'stakeholder' ? [] : some(stakeholders, 'partie prenante', 'parties prenantes')),
    ...some(stories, 'récit'),
    ...(kind === 'option' ? [] : some(options, 'option')),
    ...some(ratings, 'évaluation'),
    ...(kind === 'requirement' ? [] : some(requirements, 'exigence')),
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
        return contents && `Supprimé : ${contents}`
      default:
        return contents ? `${quoted(took.name)} avec ${contents}` : quoted(took.name)
    }
  },
  restoring: 'Rétablissement…',
  restored: (took: Taken | undefined): string => {
    switch (took?.kind) {
      case 'solution':
        return `La solution ${quoted(took.name)} est rétablie, avec tout ce qu’elle contient`
      case 'reset':
        return 'Les indicateurs sont rétablis, avec tout ce qui en dépend'
      case 'metric':
        return `L’indicateur ${quoted(took.name)} est rétabli, avec tout ce qui en dépend`
      case 'stakeholder':
        return `La partie prenante ${quoted(took.name)} est rétablie`
      case 'option':
        return `L’option ${quoted(took.name)} est rétablie, avec tout ce qui en dépend`
      case 'requirement':
        return `L’exigence ${quoted(took.name)} est rétablie`
      case undefined:
        return 'C’est rétabli'
    }
  },
  failed: (reason: string) => `Le rétablissement a échoué : ${reason}`,
  placeTaken:
    'Rétablissement impossible : un indicateur a été rajouté et travaillé entre-temps. Retirez d’abord cet indicateur ; lui aussi pourra être rétabli.',
  noLongerKept: 'Il n’y a plus rien à rétablir : c’est déjà fait, ou l’hôte a tout supprimé définitivement.',
  undo: 'Annuler',
  bringBack: 'Rétablir',
  openIt: 'Ouvrir',
}
