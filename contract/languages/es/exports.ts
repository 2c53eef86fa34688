import type { exportsMessages as english } from '../../messages/exports.ts'
import type { Words } from '../words.ts'

/** Files of results, out and in. */
export const exportsMessages: Words<typeof english> = {
  excelWorkbook: 'Libro de Excel',
  markdownDocument: 'Documento Markdown',
  reqifForRequirementsTools: 'ReqIF para herramientas de requisitos',
  jsonToBeImportedAgain: 'JSON, para volver a importar',
  solutions: 'Soluciones',
  metrics: 'Métricas',
  stakeholders: 'Partes interesadas',
  userStories: 'Historias de usuario',
  functionalOptions: 'Opciones funcionales',
  h9Analysis: 'Análisis H9',
  systemRequirements: 'Requisitos del sistema',
  export: 'Exportar',
  reportToPrintOrSave: 'Informe para imprimir o guardar como PDF',
  everything: 'Todo, en un archivo ZIP',
  asTickets: 'Requisitos como tickets',
  ticketsFor: (tracker: string) => `CSV para ${tracker}`,
  csvOneTable: 'CSV, una tabla',
  /** Some Excels read nothing else. */
  withSemicolons: 'Con punto y coma, para el Excel de casi toda Europa',
  /** Of the whole workshop; it stands beside export and import, where there is little room. */
  document: 'Documento',
  importSolutions: 'Importar soluciones',
  import: 'Importar',
  jsonExport: 'Exportación JSON',
}
