import type { ExportStep, IssueTracker } from '../../exports.ts'
import type * as english from '../../messages/exports.ts'
import type { Words } from '../words.ts'

/** Files of results, out and in. */
export const exportsMessages: Words<typeof english.exportsMessages> = {
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

/** The page that lies in an archive beside the files, and says what each is for. */
export const archiveMessages: Words<typeof english.archiveMessages> = {
  /** An archive that comes back is known by it, whatever the language. */
  readme: 'README.txt',
  from: (title: string, day: string) => `${title}\r\nAus Ninefold exportiert am ${day}\r\n`,
  what: 'Wofür welche Datei ist',
  file: {
    xlsx: 'Excel und andere Tabellenprogramme: alle Schritte, und die Optionen neben den Bedürfnissen.',
    html: 'Storys, Optionen, Bewertungen und Anforderungen auf einer Seite, zum Lesen in jedem Browser und zum Drucken. Sie lädt nichts nach.',
    md: 'Wikis und Repositorys.',
    json: 'Ein anderer Workshop oder Server: vollständig, und lässt sich dort importieren.',
    reqif: 'Werkzeuge für Anforderungen wie DOORS, Polarion, Jama oder StrictDoc.',
  },
  csv: 'Eine Tabelle je Schritt, für Programme und Tabellenkalkulationen:',
  table: {
    solutions: 'Lösungen mit Zwecken und Hauptbedürfnis',
    metrics: 'Kennzahlen',
    stakeholders: 'Stakeholder',
    'user-stories': 'User Storys',
    'functional-options': 'funktionale Optionen mit Entscheidungen',
    'h9-analysis': 'Bewertungen',
    'system-requirements': 'Systemanforderungen',
    'silent-rating': 'was allein bewertet wurde, in Zahlen',
  } satisfies Record<ExportStep, string>,
  back: 'Texte, die in der Arbeitsmappe, in einer Tabelle oder in der JSON-Datei geändert werden, lassen sich in denselben Workshop zurückbringen: dort unter Exportieren, „Bearbeitete Datei zurückbringen“.',
  issues: 'Ein Ticket für jede Anforderung, außer denen von Optionen, die nicht umgesetzt werden, zum Importieren in:',
  tracker: { jira: 'Jira', 'azure-devops': 'Azure DevOps', gitlab: 'GitLab' } satisfies Record<IssueTracker, string>,
}
