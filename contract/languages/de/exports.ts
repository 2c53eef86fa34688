import type { exportsMessages as english } from '../../messages/exports.ts'
import type { Words } from '../words.ts'

/** Files of results, out and in. */
export const exportsMessages: Words<typeof english> = {
  excelWorkbook: 'Excel-Arbeitsmappe',
  markdownDocument: 'Markdown-Dokument',
  reqifForRequirementsTools: 'ReqIF für Anforderungswerkzeuge',
  jsonToBeImportedAgain: 'JSON, zum Wiederimportieren',
  solutions: 'Lösungen',
  metrics: 'Kennzahlen',
  stakeholders: 'Stakeholder',
  userStories: 'User Storys',
  functionalOptions: 'Funktionale Optionen',
  h9Analysis: 'H9-Analyse',
  systemRequirements: 'Systemanforderungen',
  export: 'Exportieren',
  reportToPrintOrSave: 'Bericht zum Drucken oder als PDF',
  everything: 'Alles in einer ZIP-Datei',
  asTickets: 'Anforderungen als Tickets',
  ticketsFor: (tracker: string) => `CSV für ${tracker}`,
  csvOneTable: 'CSV, eine Tabelle',
  /** Some Excels read nothing else. */
  withSemicolons: 'Mit Semikolons, für Excel auf Deutsch',
  /** Of the whole workshop; it stands beside export and import, where there is little room. */
  document: 'Dokument',
  importSolutions: 'Lösungen importieren',
  import: 'Importieren',
  jsonExport: 'JSON-Export',
}
