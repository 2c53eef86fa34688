import type { undoMessages as english } from '../../messages/undo.ts'
import type { Words } from '../words.ts'
import type { Taken } from '../../fields.ts'
import { counted, listed, quoted } from './grammar.ts'

const some = (count: number, one: string, many?: string) => (count === 0 ? [] : [counted(count, one, many)])

/** What hangs on something, in words: `1 historia, 3 opciones y 2 requisitos`; nothing where nothing does. */
function contentsOf({ kind, metrics, stakeholders, stories, options, ratings, requirements }: Taken): string {
  return listed([
    ...(kind === 'metric' ? [] : some(metrics, 'métrica')),
    ...(kind === 'stakeholder' ? [] : some(stakeholders, 'parte interesada', 'partes interesadas')),
    ...some(stories, 'historia'),
    ...(kind === 'option' ? [] : some(options, 'opción', 'opciones')),
    ...some(ratings, 'valoración', 'valoraciones'),
    ...(kind === 'requirement' ? [] : some(requirements, 'requisito')),
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
        return contents && `Eliminado: ${contents}`
      default:
        return contents ? `${quoted(took.name)} con ${contents}` : quoted(took.name)
    }
  },
  restoring: 'Recuperando…',
  restored: (took: Taken | undefined): string => {
    switch (took?.kind) {
      case 'solution':
        return `Solución ${quoted(took.name)} recuperada, con todo lo que contiene`
      case 'reset':
        return 'Métricas recuperadas, con todo lo que depende de ellas'
      case 'metric':
        return `Métrica ${quoted(took.name)} recuperada, con todo lo que depende de ella`
      case 'stakeholder':
        return `Parte interesada ${quoted(took.name)} recuperada`
      case 'option':
        return `Opción ${quoted(took.name)} recuperada, con todo lo que depende de ella`
      case 'requirement':
        return `Requisito ${quoted(took.name)} recuperado`
      case undefined:
        return 'Ya está de vuelta'
    }
  },
  failed: (reason: string) => `No se pudo recuperar: ${reason}`,
  placeTaken:
    'No se puede recuperar, porque mientras tanto se volvió a añadir una métrica y se trabajó en ella. Quita antes esa métrica; también se puede recuperar.',
  noLongerKept: 'Ya no queda nada que recuperar: ya está de vuelta o el anfitrión lo eliminó definitivamente.',
  undo: 'Deshacer',
  bringBack: 'Recuperar',
  openIt: 'Abrir',
}
