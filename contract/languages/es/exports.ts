import type { ExportStep, IssueTracker } from '../../exports.ts'
import type * as english from '../../messages/exports.ts'
import type { Words } from '../words.ts'

/** Files of results, out and in. */
export const exportsMessages: Words<typeof english.exportsMessages> = {
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

/** The page that lies in an archive beside the files, and says what each is for. */
export const archiveMessages: Words<typeof english.archiveMessages> = {
  readme: 'README.txt',
  from: (title: string, day: string) => `${title}\r\nExportado de Ninefold el ${day}\r\n`,
  what: 'Para qué sirve cada archivo',
  file: {
    xlsx: 'Excel y otras hojas de cálculo: todos los pasos, y las opciones frente a las necesidades.',
    html: 'Historias, opciones, valoraciones y requisitos en una página, para leer en cualquier navegador y para imprimir. No carga nada de ningún sitio.',
    md: 'Wikis y repositorios.',
    json: 'Otro taller o servidor: está completo y se puede importar allí.',
    reqif: 'Herramientas de requisitos como DOORS, Polarion, Jama o StrictDoc.',
  },
  csv: 'Una tabla por paso, para programas y hojas de cálculo:',
  table: {
    solutions: 'soluciones con propósitos y necesidad principal',
    metrics: 'métricas',
    stakeholders: 'partes interesadas',
    'user-stories': 'historias de usuario',
    'functional-options': 'opciones funcionales con decisiones',
    'h9-analysis': 'valoraciones',
    'system-requirements': 'requisitos del sistema',
    'silent-rating': 'lo que cada persona valoró por su cuenta, en recuentos',
  } satisfies Record<ExportStep, string>,
  back: 'Los textos que se cambien en el libro, en una tabla o en el archivo JSON se pueden devolver al mismo taller: allí, en Exportar, «Devolver un archivo editado».',
  issues: 'Un ticket por requisito, salvo los de opciones que no se construyen, para importar en:',
  tracker: { jira: 'Jira', 'azure-devops': 'Azure DevOps', gitlab: 'GitLab' } satisfies Record<IssueTracker, string>,
}
