import type { archiveMessages as english } from '../../messages/archive.ts'
import type { Words } from '../words.ts'
import type { ExportStep, IssueTracker } from '../../exports.ts'

/** The page that lies in an archive beside the files, and says what each is for. */
export const archiveMessages: Words<typeof english> = {
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
