import type { whoseSolutionMessages as english } from '../../messages/whose-solution.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'

/** Whose a solution is, as the list says it, and whoever only looks on. */
export const whoseSolutionMessages: Words<typeof english> = {
  observing: 'Estás observando: puedes leerlo todo. Para cambiar algo, únete antes a un grupo.',
  myGroup: (name: string) => `Mi grupo: ${isolated(name)}`,
  group: (name: string) => `Grupo: ${isolated(name)}`,
  ofNoGroup: 'Sin grupo: todo el mundo puede trabajar en ellas',
}
