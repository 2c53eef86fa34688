import type { Taken } from '../../fields.ts'
import type * as english from '../../messages/undo.ts'
import type { Words } from '../words.ts'
import { headingsMessages, timeMessages } from './common.ts'
import { counted, ended, isolated, listed, quoted } from './grammar.ts'

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
export const undoMessages: Words<typeof english.undoMessages> = {
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

/** `La solución fue eliminada`, `El requisito fue eliminado`: each of them begins with its article. */
const wasDeleted = (what: string) => `${what} fue ${what.startsWith('La ') ? 'eliminada' : 'eliminado'}`
const byWhom = (who: string | null) => (who ? ` por ${isolated(who)}` : '')

/** Something was deleted, or went out of sight, while somebody was writing in it. */
export const deletedMessages: Words<typeof english.deletedMessages> = {
  story: 'La historia de usuario',
  option: 'La opción funcional',
  requirement: 'El requisito del sistema',
  rating: 'La opción funcional valorada',
  solution: 'La solución',
  solutionCalled: (name: string) => `La solución ${quoted(name)}`,
  by: (what: string, who: string | null) => (who ? ended(`${wasDeleted(what)}${byWhom(who)}`) : `${wasDeleted(what)}.`),
  byAt: (what: string, who: string | null, when: string) =>
    `${wasDeleted(what)}${byWhom(who)}, ${timeMessages.inSentence(when)}.`,
  /** After `por`. */
  you: 'ti',
  theHost: 'el anfitrión',
  noSuchSolution: 'En este taller no hay ninguna solución en esta dirección.',
  /** What to do about it, each after the sentence that says who deleted it. */
  nothingSaved: 'Hasta que se recupere, aquí no se puede guardar nada.',
  canComeBack: 'Se puede recuperar durante 24 horas, junto con todo lo que contenía.',
  askHost: 'Pregunta al anfitrión si aún se puede recuperar.',
  askGroup: (group: string) =>
    `Durante 24 horas, el grupo «${isolated(group)}» o el anfitrión pueden deshacer la eliminación.`,
  askOthers: 'Durante 24 horas, todo el mundo, salvo quien solo observa, puede deshacer la eliminación.',
  /** Below the list of solutions. */
  lastDay: 'Eliminadas en las últimas 24 horas',
  deletedBy: (who: string | null, when: string) => `Eliminada${byWhom(who)}, ${timeMessages.inSentence(when)}`,
  ratedNone: 'Alguien puso esta valoración en Ninguno; por eso sus requisitos ya no se muestran.',
  kept: 'Lo que escribiste sigue aquí. Cópialo si lo necesitas en otro sitio.',
  yourText: 'Tu texto',
  copied: 'Texto copiado.',
  copyFailed: 'No se pudo copiar el texto. Selecciónalo y cópialo a mano.',
  copyText: 'Copiar texto',
}

const kindNames: Record<Taken['kind'], string> = {
  solution: 'Solución',
  reset: 'Todas las métricas, al restablecer',
  metric: 'Métrica',
  stakeholder: 'Parte interesada',
  option: 'Opción funcional',
  requirement: 'Requisito del sistema',
}

/** What was deleted in a workshop, for its host. */
export const trashMessages: Words<typeof english.trashMessages> = {
  help: 'Lo que se elimina en este taller se conserva 30 días. Al restaurarlo vuelve a su sitio, para todo el mundo.',
  kind: (kind: string) => kindNames[kind as Taken['kind']] ?? 'Algo',
  keptUntil: (date: string) => `se conserva hasta el ${date}`,
  none: 'No se eliminó nada',
  noneHint:
    'Las soluciones, métricas, partes interesadas, opciones y requisitos que se eliminen aparecerán aquí durante 30 días.',
  deleteWarning: (name: string | undefined) =>
    name === undefined
      ? 'Esto y todo lo que contiene desaparecerá definitivamente. Nadie podrá recuperarlo.'
      : `${quoted(name)}, con todo lo que contiene, desaparecerá definitivamente. Nadie podrá recuperarlo.`,
  goneForGood: 'Eliminado definitivamente.',
  what: 'Qué',
  solution: 'Solución',
  solutionNumber: (solutionId: number) => `Solución ${solutionId}`,
  withIt: 'Con ello',
  deleted: 'Eliminado',
  by: 'Por',
  deleteForGood: 'Eliminar definitivamente',
  recentlyDeleted: headingsMessages.recentlyDeleted,
  backToWorkshop: 'Volver al taller',
  actions: 'Acciones',
}
