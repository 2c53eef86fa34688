import type * as english from '../../messages/cockpit.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, ended, isolated } from './grammar.ts'

/** How far every group is, for the host. */
export const cockpitMessages: Words<typeof english.cockpitMessages> = {
  none: 'Aún no hay soluciones',
  noneHint: 'En cuanto un grupo cree una, aparecerá aquí con sus siete pasos.',
  quiet: (names: string) => ended(`Sin novedades desde hace nueve minutos o más: ${names}`),
  asItHappens: 'En directo',
  overline: (status: 'open' | 'results' | 'closed', catalogue: string) =>
    `${{ open: 'Taller', results: 'Taller, solo resultados', closed: 'Taller, cerrado' }[status]} · ${catalogue}`,
  done: 'hecho',
  /** What stands under a number. */
  hereNow: 'aquí ahora',
  peopleJoined: (count: number) => (count === 1 ? 'participante' : 'participantes'),
  solutionsHere: (count: number) => (count === 1 ? 'solución' : 'soluciones'),
  requirementsHere: (count: number) => (count === 1 ? 'requisito' : 'requisitos'),
  workshop: headingsMessages.workshop,
  participants: 'Participantes',
  recentlyDeleted: 'Eliminado recientemente',
  roomScreen: 'Pantalla de sala',
  settings: 'Configuración',
  results: 'Resultados',
  purposes: 'Propósitos',
  solution: 'Solución',
  last: 'Último',
  open: 'Abrir',
  solutionsOfThisWorkshop: 'Soluciones de este taller',
  here: 'Aquí',
  groupHere: (name: string, here: number, all: number) => `${isolated(name)}: ${here} de ${all} aquí`,
  noPurposes: 'sin propósitos',
}

/** Who joined a workshop, for its host. */
export const participantsMessages: Words<typeof english.participantsMessages> = {
  help: 'Todas las personas que se unieron a este taller. Puedes quitar a una persona, o solo su nombre o su correo; su trabajo se queda.',
  none: 'Aún no se ha unido nadie',
  noneHint: 'Las personas aparecen aquí en cuanto entran con el ID de sesión.',
  forgotten: (name: string) => `Correo quitado. Ahora se lee «${name}».`,
  forgetWarning: (email: string) =>
    `${email} se reemplaza por un número en todo este taller, también en su historial. La persona se queda en el taller. Esto no se puede deshacer.`,
  joined: 'Se unió',
  lastActivity: 'Última actividad',
  solutions: 'Soluciones',
  actions: 'Acciones',
  participants: headingsMessages.participants,
  removeEmail: 'Quitar correo',
  clearName: 'Quitar nombre',
  letGo: 'Quitar del taller',
  letIn: 'Dejar entrar de nuevo',
  letGoMark: 'fuera de este taller',
  nameAndKnownAs: (name: string | undefined, knownAs: string | undefined) =>
    [name, knownAs !== name && knownAs]
      .filter(Boolean)
      .map((part) => isolated(String(part)))
      .join(', se muestra como '),
  nameCleared: 'Nombre quitado.',
  wasLetGo: (email: string) => `${email} ya no está en este taller.`,
  wasLetIn: (email: string) => `${email} puede volver a entrar.`,
  letGoWarning: (email: string) =>
    `${email} sale de este taller de inmediato y no podrá entrar con este correo hasta que le dejes entrar de nuevo. Lo que hizo se queda. Quien conozca el ID de sesión aún puede unirse con otro correo; para evitarlo, reemplaza el ID de sesión.`,
  email: 'Correo',
  backToWorkshop: 'Volver al taller',
}

/** Groups as the host leads them. */
export const hostGroupsMessages: Words<typeof english.hostGroupsMessages> = {
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
