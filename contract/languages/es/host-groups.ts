import type { hostGroupsMessages as english } from '../../messages/host-groups.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** Groups as the host leads them. */
export const hostGroupsMessages: Words<typeof english> = {
  groups: headingsMessages.groups,
  help: 'Una solución es del grupo de quien la creó. Su gente y el anfitrión pueden cambiarla; todo el mundo puede leerla.',
  accidents:
    'Esto protege de accidentes, no de mala fe: cualquiera puede entrar con cualquier correo y elegir cualquier grupo.',
  whoMakes: 'Grupos en este taller',
  off: 'No: todo el mundo puede cambiarlo todo',
  byHost: 'Sí, y los grupos los creo yo',
  byEverybody: 'Sí, y todo el mundo puede crear grupos',
  switchedOff: 'Los grupos están desactivados: todo el mundo puede cambiarlo todo.',
  switchedOn: 'Los grupos están activados.',
  newGroup: 'Nombre de un grupo nuevo',
  add: 'Añadir grupo',
  added: (name: string) => `Grupo «${isolated(name)}» añadido.`,
  none: 'Aún no hay grupos',
  noneHint: 'Añade uno por mesa. Cada persona elige el suyo al entrar o escanea el código de su mesa.',
  group: 'Grupo',
  people: 'Personas',
  solutions: 'Soluciones',
  actions: 'Acciones',
  rename: 'Renombrar',
  nameOf: (name: string) => `Nombre del grupo ${isolated(name)}`,
  renamed: 'Grupo renombrado.',
  removed: (name: string) =>
    `Grupo «${isolated(name)}» quitado. Sus soluciones no son de nadie hasta que lo recuperes.`,
  removedGroups: 'Grupos quitados',
  removedHint: 'Cada uno vuelve con las personas y las soluciones que tenía.',
  bringBack: (name: string) => `Recuperar ${isolated(name)}`,
  broughtBack: (name: string) => `Grupo «${isolated(name)}» recuperado.`,
  whoIsWhere: 'Quién está en qué grupo',
  nobodyJoined: 'Aún no se ha unido nadie.',
  email: 'Correo',
  groupOf: (name: string) => `Grupo de ${isolated(name)}`,
  noGroup: 'Aún sin grupo',
  looksOn: 'Solo observa',
  moved: 'Grupo cambiado.',
  whose: 'De qué grupo es cada solución',
  noSolutions: 'Aún no hay soluciones.',
  solution: 'Solución',
  nobodys: 'Sin grupo: todo el mundo puede cambiarla',
  given: 'Guardado.',
  notIn: (count: number) =>
    count === 0
      ? 'Todo el mundo está en un grupo.'
      : `${counted(count, 'persona aún no está', 'personas aún no están')} en un grupo.`,
  printCards: 'Imprimir tarjetas de mesa',
  cards: headingsMessages.tableCards,
  cardsHelp: 'Una página por grupo. Ponla en la mesa: el código abre la entrada y lleva al grupo.',
  backToGroups: 'Volver a los grupos',
  backToWorkshop: 'Volver al taller',
  cardCode: (name: string) => `Código QR que abre la entrada y lleva al grupo ${isolated(name)}`,
  scan: 'Escanea para unirte a este grupo',
}
