import type * as english from '../../messages/solutions.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'

/** The list of solutions. */
export const solutionsMessages: Words<typeof english.solutionsMessages> = {
  fetchOneFailed: 'No se pudo obtener la solución',
  fetchListFailed: 'No se pudieron obtener las soluciones de la sesión',
  loadListFailed: 'No se pudieron cargar las soluciones',
  notFound: 'No se encontró ninguna solución.',
  noneMatching: 'Ninguna solución coincide con los filtros.',
  noneYet:
    'Este taller aún no tiene ninguna. Crea la primera: ponle nombre, elige dónde debe hacer bien y decide su necesidad.',
  /** For those who only read. */
  noneToRead: 'Este taller no tiene ninguna.',
  fewerFilters: 'Prueba con menos letras o borra un filtro.',
  wholeWorkshop: headingsMessages.workshopDocument,
  createNewSolution: headingsMessages.createNewSolution,
  solutionName: 'Nombre de la solución',
  primaryFhn: 'Necesidad principal',
  solutions: headingsMessages.solutions,
  help: 'Cada grupo de este taller trabaja en una de estas soluciones. La necesidad principal es la necesidad humana fundamental a la que sirve ante todo.',
  searchLabel: 'Buscar soluciones por nombre',
  searchPlaceholder: 'Buscar soluciones por nombre…',
  clearAll: 'Borrar todo',
  showingOf: (shown: number, all: number) => `Se muestran ${shown} de ${all}`,
  allFhns: 'Todas las necesidades',
  clearFhn: 'Borrar necesidad',
  user: 'Participante',
  allUsers: 'Todo el mundo',
  clearUser: 'Quitar el filtro de participante',
  userEmail: 'Correo',
  purpose: 'Propósito',
  details: 'Detalles',
  viewDetails: 'Ver detalles',
  workingOn: 'Estás trabajando en',
  lastOpened: 'Lo último que abriste',
  readReport: 'Leer su informe',
  goOnWith: (step: string) => `Continuar con ${step}`,
}
