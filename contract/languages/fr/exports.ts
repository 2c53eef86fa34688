import type { exportsMessages as english } from '../../messages/exports.ts'
import type { Words } from '../words.ts'

/** Files of results, out and in. */
export const exportsMessages: Words<typeof english> = {
  excelWorkbook: 'Classeur Excel',
  markdownDocument: 'Document Markdown',
  reqifForRequirementsTools: 'ReqIF pour outils d’exigences',
  jsonToBeImportedAgain: 'JSON, à réimporter',
  solutions: 'Solutions',
  metrics: 'Indicateurs',
  stakeholders: 'Parties prenantes',
  userStories: 'Récits utilisateur',
  functionalOptions: 'Options fonctionnelles',
  h9Analysis: 'Analyse H9',
  systemRequirements: 'Exigences système',
  export: 'Exporter',
  reportToPrintOrSave: 'Rapport à imprimer ou enregistrer en PDF',
  everything: 'Tout, dans un fichier ZIP',
  asTickets: 'Exigences sous forme de tickets',
  ticketsFor: (tracker: string) => `CSV pour ${tracker}`,
  csvOneTable: 'CSV, une table',
  /** Some Excels read nothing else. */
  withSemicolons: 'Avec des points-virgules, pour Excel dans la plupart des pays d’Europe',
  /** Of the whole workshop; it stands beside export and import, where there is little room. */
  document: 'Document',
  importSolutions: 'Importer des solutions',
  import: 'Importer',
  jsonExport: 'Export JSON',
}
