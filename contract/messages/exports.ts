/** Files of results, out and in. */
export const exportsMessages = {
  excelWorkbook: 'Excel workbook',
  markdownDocument: 'Markdown document',
  reqifForRequirementsTools: 'ReqIF for requirements tools',
  jsonToBeImportedAgain: 'JSON, to be imported again',
  solutions: 'Solutions',
  metrics: 'Metrics',
  stakeholders: 'Stakeholders',
  userStories: 'User Stories',
  functionalOptions: 'Functional Options',
  h9Analysis: 'H9 Analysis',
  systemRequirements: 'System Requirements',
  export: 'Export',
  reportToPrintOrSave: 'Report to print or save as PDF',
  everything: 'Everything, in one ZIP file',
  asTickets: 'Requirements as tickets',
  ticketsFor: (tracker: string) => `CSV for ${tracker}`,
  csvOneTable: 'CSV, one table',
  /** Some Excels read nothing else. */
  withSemicolons: 'With semicolons, for Excel in most of Europe',
  /** Of the whole workshop; it stands beside export and import, where there is little room. */
  document: 'Document',
  importSolutions: 'Import solutions',
  import: 'Import',
  jsonExport: 'JSON export',
} as const
