import type { systemRequirementsMessages as english } from '../../messages/system-requirements.ts'
import type { Words } from '../words.ts'
import { isolated, quoted } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** The rules that follow from the ratings. */
export const systemRequirementsMessages: Words<typeof english> = {
  fetchFailed: 'No se pudieron obtener los requisitos del sistema',
  noAnalysis: 'Aún no hay datos del análisis. Haz el análisis H9 para escribir requisitos del sistema.',
  confirmDelete: '¿Seguro que quieres eliminar este requisito del sistema?',
  empty: 'El texto del requisito del sistema no puede estar vacío',
  addFailed: 'No se pudo añadir el requisito del sistema',
  addFailedBecause: (message: string) => `Error al añadir el requisito del sistema: ${message}`,
  updateFailedBecause: (message: string) => `No se pudo actualizar el requisito del sistema: ${message}`,
  added: 'Requisito añadido',
  changed: 'Requisito guardado',
  deleted: 'Requisito eliminado',
  deleteFailedBecause: (message: string) => `No se pudo eliminar el requisito del sistema: ${message}`,
  changedMeanwhile: 'Mientras tanto, este requisito del sistema cambió.',
  addRequirement: 'Añadir requisito',
  addPlaceholder: 'Añadir requisito…',
  ratingsSaved: 'Valoraciones guardadas',
  noneCalled: (name: string) => `No hay ningún requisito ${isolated(name)} en este taller`,
  noneInAny: (name: string) => `No hay ningún requisito ${isolated(name)} en ningún taller`,
  inWorkshop: (name: string, workshop: string) => `${name} está en el taller ${quoted(workshop)}`,
  seenAfterEntering: 'Entra en el taller para verlo donde se trabaja en él.',
  goneOrElsewhere: 'Puede que se haya eliminado o que sea de otro taller.',
  goneSince: 'Puede que se haya eliminado mientras tanto.',
  measure: (name: string) => `Medida: ${name}`,
  fhnName: 'Necesidad',
  systemRequirements: headingsMessages.systemRequirements,
  fhnNumber: (id: number) => `Necesidad ${id}`,
  systemRequirement: 'Requisito del sistema',
  notSaved: 'Sin guardar',
  backToH9Analysis: 'Volver al análisis H9',
  nextOption: (number: string) => `Opción siguiente: ${number}`,
  compareAndDecide: 'Comparar las opciones y decidir',
  goToH9Analysis: 'Ir al análisis H9',
}
