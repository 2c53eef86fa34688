import type { ExportStep, IssueTracker } from '../../exports.ts'
import type * as english from '../../messages/exports.ts'
import type { Words } from '../words.ts'

/** Files of results, out and in. */
export const exportsMessages: Words<typeof english.exportsMessages> = {
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

/** The page that lies in an archive beside the files, and says what each is for. */
export const archiveMessages: Words<typeof english.archiveMessages> = {
  readme: 'README.txt',
  from: (title: string, day: string) => `${title}\r\nExporté de Ninefold le ${day}\r\n`,
  what: 'À quoi sert chaque fichier',
  file: {
    xlsx: 'Excel et autres tableurs : toutes les étapes, et les options face aux besoins.',
    html: 'Récits, options, évaluations et exigences sur une seule page, à lire dans n’importe quel navigateur et à imprimer. Elle ne charge rien d’ailleurs.',
    md: 'Wikis et dépôts de code.',
    json: 'Un autre atelier ou serveur : complet, et importable là-bas.',
    reqif: 'Outils de gestion des exigences, comme DOORS, Polarion, Jama ou StrictDoc.',
  },
  csv: 'Une table par étape, pour programmes et tableurs :',
  table: {
    solutions: 'solutions avec finalités et besoin principal',
    metrics: 'indicateurs',
    stakeholders: 'parties prenantes',
    'user-stories': 'récits utilisateur',
    'functional-options': 'options fonctionnelles avec décisions',
    'h9-analysis': 'évaluations',
    'system-requirements': 'exigences système',
    'silent-rating': 'ce que chacun a évalué de son côté, en nombres',
  } satisfies Record<ExportStep, string>,
  back: 'Les textes modifiés dans le classeur, dans un tableau ou dans le fichier JSON peuvent revenir dans le même atelier : là-bas, sous Exporter, « Réimporter un fichier modifié ».',
  issues: 'Un ticket par exigence, sauf pour les options à ne pas réaliser, à importer dans :',
  tracker: { jira: 'Jira', 'azure-devops': 'Azure DevOps', gitlab: 'GitLab' } satisfies Record<IssueTracker, string>,
}
