import type { ExportStep, IssueTracker } from '../exports.ts'

/** Files of results, out and in. */
export const exportsMessages = {
  excelWorkbook: 'Excel workbook',
  markdownDocument: 'Markdown document',
  reqifForRequirementsTools: 'ReqIF for requirements tools',
  jsonToBeImportedAgain: 'JSON, for re-import',
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
    html: 'Stories, options, ratings and requirements on one page, to read in any browser and to print. Works offline.',
    md: 'Wikis and repositories.',
    json: 'Complete: can be imported into another workshop or server.',
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
  back: 'You can edit texts in the spreadsheet, in a CSV table or in the JSON file and import them into the same workshop again: choose Export, then “Import an edited file”.',
  issues:
    'One ticket per requirement, ready to import into the trackers below. Requirements of rejected options are left out.',
  tracker: { jira: 'Jira', 'azure-devops': 'Azure DevOps', gitlab: 'GitLab' } satisfies Record<IssueTracker, string>,
} as const
