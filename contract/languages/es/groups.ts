import { GROUPS_MAX } from '../../limits.ts'
import type * as english from '../../messages/groups.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'

/** Groups as the people of a workshop meet them. */
export const groupsMessages: Words<typeof english.groupsMessages> = {
  otherGroup: 'Esta solución es de otro grupo. Puedes leerla; ese grupo y el anfitrión pueden cambiarla.',
  belongsTo: (name: string) =>
    `Esta solución es del grupo «${isolated(name)}». Puedes leerla; ese grupo y el anfitrión pueden cambiarla.`,
  madeByHost: 'En este taller, los grupos los crea el anfitrión.',
  none: 'Este taller no tiene grupos.',
  tooMany: `Un taller puede tener como máximo ${GROUPS_MAX} grupos. Únete a uno de ellos.`,
  nameTaken: 'Ya hay un grupo con ese nombre.',
  nameBlank: 'Un grupo necesita un nombre.',
  which: '¿En qué grupo estás?',
  whichHint:
    'Lo que creas es de tu grupo: su gente y el anfitrión pueden cambiarlo, y todo el mundo puede leerlo. Puedes cambiar de grupo más tarde, en Taller.',
  noneMade: 'El anfitrión aún no ha creado grupos. Aparecerán aquí en cuanto haya alguno.',
  noneMadeYet: 'Aún no hay grupos. Crea el primero.',
  groups: 'Grupos',
  people: (count: number) => counted(count, 'persona'),
  lookOn: 'Solo estoy observando',
  notNow: 'Ahora no',
  newGroup: 'Nombre de un grupo nuevo',
  make: 'Crear grupo',
  yourGroup: 'Tu grupo',
  noGroup: 'Aún sin grupo',
  lookingOn: 'Solo observando',
  joined: (name: string) => `Ahora estás en el grupo «${isolated(name)}».`,
  isLookingOn: 'Ahora solo estás observando.',
  left: 'Ahora no estás en ningún grupo.',
  linkOutdated: 'El grupo de tu enlace ya no existe. Elige otro.',
}

/** Whose a solution is, as the list says it, and whoever only looks on. */
export const whoseSolutionMessages: Words<typeof english.whoseSolutionMessages> = {
  observing: 'Estás observando: puedes leerlo todo. Para cambiar algo, únete antes a un grupo.',
  myGroup: (name: string) => `Mi grupo: ${isolated(name)}`,
  group: (name: string) => `Grupo: ${isolated(name)}`,
  ofNoGroup: 'Sin grupo: todo el mundo puede trabajar en ellas',
}
