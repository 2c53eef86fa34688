import type { trashMessages as english } from '../../messages/trash.ts'
import type { Words } from '../words.ts'
import type { Taken } from '../../fields.ts'
import { quoted } from './grammar.ts'
import { headingsMessages } from './headings.ts'

const kindNames: Record<Taken['kind'], string> = {
  solution: 'Solución',
  reset: 'Todas las métricas, al restablecer',
  metric: 'Métrica',
  stakeholder: 'Parte interesada',
  option: 'Opción funcional',
  requirement: 'Requisito del sistema',
}

/** What was deleted in a workshop, for its host. */
export const trashMessages: Words<typeof english> = {
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
