import type { ExportStep, IssueTracker } from '../exports.ts'

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

/** The page that lies in an archive beside the files, and says what each is for. */
export const archiveMessages = {
  readme: 'README.txt',
  from: (title: string, day: string) => `${title}\r\nExported from Ninefold on ${day}\r\n`,
  what: 'What each file is for',
  file: {
    xlsx: 'Excel and other spreadsheets: all steps, and options beside needs.',
    html: 'Stories, options, ratings and requirements on one page, to read in any browser and to print. It loads nothing from anywhere.',
    md: 'Wikis and repositories.',
    json: 'Another workshop or server: complete, and can be imported there.',
    reqif: 'Requirements tools such as DOORS, Polarion, Jama or StrictDoc.',
  },
  csv: 'One table per step, for programs and spreadsheets:',
  table: {
    solutions: 'solutions with purposes and primary need',
    metrics: 'metrics',
    stakeholders: 'stakeholders',
    'user-stories': 'user stories',
    'functional-options': 'functional options with decisions',
    'h9-analysis': 'ratings',
    'system-requirements': 'system requirements',
    'silent-rating': 'what people rated alone, in counts',
  } satisfies Record<ExportStep, string>,
  back: 'Texts that are changed in the spreadsheet, in a table or in the JSON file can be brought back into the same workshop: there under Export, “Bring back an edited file”.',
  issues: 'A ticket for each requirement, but for those of options that are not to be built, to be imported into:',
  tracker: { jira: 'Jira', 'azure-devops': 'Azure DevOps', gitlab: 'GitLab' } satisfies Record<IssueTracker, string>,
} as const
