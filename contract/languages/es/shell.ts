import type { shellMessages as english } from '../../messages/shell.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'

/** What stands around every screen: sidebar, panel, who is here, links below. */
export const shellMessages: Words<typeof english> = {
  continueWhereYouWere: 'Seguir donde estabas',
  skipToContent: 'Ir al contenido',
  metrics: 'Métricas',
  stakeholders: 'Partes interesadas',
  userStories: 'Historias de usuario',
  collapseSidebar: 'Contraer barra lateral',
  expandSidebar: 'Expandir barra lateral',
  main: 'Principal',
  home: 'Inicio',
  workshop: 'Taller',
  hereNow: (count: number) => `Presentes ahora: ${count}`,
  isYou: (name: string) => `${isolated(name)} (tú)`,
  showAll: (count: number) => `Mostrar todo (${count})`,
  solutions: 'Soluciones',
  closeWorkshopPanel: 'Cerrar panel del taller',
  you: 'Tú',
  /** Before the title of the workshop. */
  hereAsHost: 'Estás aquí como anfitrión de',
  backToCockpit: 'Volver al puesto de mando',
  compareAllOptions: 'Comparar todas las opciones',
  traceabilityMap: 'Mapa de trazabilidad',
  reportToPrint: 'Informe para imprimir',
  historyOfThisSolution: 'Historial de esta solución',
  theSolutionAsAWhole: 'La solución en su conjunto',
  youWriteElsewhere: 'Estás escribiendo aquí en otra pestaña',
  writingHere: (name: string, others: number) =>
    others > 0 ? `${isolated(name)} y ${others} más están escribiendo aquí` : `${isolated(name)} está escribiendo aquí`,
}
