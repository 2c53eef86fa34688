import { Type, type Static } from 'typebox'
import { WorkshopParam } from './admin.ts'
import { Decision } from './chain.ts'
import { endpoint } from './endpoint.ts'
import { Email, FreeText, Id, IdParam, Moment, Name, Words } from './fields.ts'
import { IMPORT_BYTES_MAX, TEXT_MAX } from './limits.ts'
import { People, RoundNumber, Share } from './silent-counts.ts'

const tag = 'exports'

/** Where requirements become tickets; a list of them is a CSV in the columns it asks for. */
export const IssueTracker = Type.Union([Type.Literal('jira'), Type.Literal('azure-devops'), Type.Literal('gitlab')])
export type IssueTracker = Static<typeof IssueTracker>

export const ExportFormat = Type.Union([
  Type.Literal('xlsx'),
  Type.Literal('csv'),
  Type.Literal('md'),
  Type.Literal('json'),
  Type.Literal('reqif'),
  Type.Literal('zip'),
  ...IssueTracker.anyOf,
])
export type ExportFormat = Static<typeof ExportFormat>

/** The tables of a solution, one a step, and what people rated alone. */
export const ExportStep = Type.Union([
  Type.Literal('solutions'),
  Type.Literal('metrics'),
  Type.Literal('stakeholders'),
  Type.Literal('user-stories'),
  Type.Literal('functional-options'),
  Type.Literal('h9-analysis'),
  Type.Literal('system-requirements'),
  Type.Literal('silent-rating'),
])
export type ExportStep = Static<typeof ExportStep>

const ExportQuery = Type.Object({
  format: ExportFormat,
  step: Type.Optional(
    Type.Union(ExportStep.anyOf, { description: 'CSV only: which table; system-requirements when absent.' }),
  ),
  separator: Type.Optional(
    Type.Union([Type.Literal('comma'), Type.Literal('semicolon')], {
      description: 'CSV and ZIP only: what stands between two cells; a comma when absent.',
    }),
  ),
})
export type ExportQuery = Static<typeof ExportQuery>

/** What a file is sent as. */
export const EXPORT_TYPES: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
  reqif: 'application/xml; charset=utf-8',
  zip: 'application/zip',
  jira: 'text/csv; charset=utf-8',
  'azure-devops': 'text/csv; charset=utf-8',
  gitlab: 'text/csv; charset=utf-8',
}
/** How its name ends. */
export const EXPORT_ENDINGS: Record<ExportFormat, string> = {
  xlsx: 'xlsx',
  csv: 'csv',
  md: 'md',
  json: 'json',
  reqif: 'reqif',
  zip: 'zip',
  jira: 'csv',
  'azure-devops': 'csv',
  gitlab: 'csv',
}

const File = Type.Unknown({ description: 'A file, named after title and date in Content-Disposition.' })
const answersFile = { response: File, responseTypes: [...new Set(Object.values(EXPORT_TYPES))] }

export const exportSolution = endpoint({
  method: 'GET',
  path: '/api/solutions/{id}/export',
  tag,
  summary: 'A solution as a file',
  isExpensive: true,
  params: IdParam,
  query: ExportQuery,
  status: 200,
  ...answersFile,
  access: { kind: 'solution', ids: 'params.id' },
})

export const exportWorkshop = endpoint({
  method: 'GET',
  path: '/api/admin/sessions/{id}/export',
  tag,
  summary: 'All solutions of a workshop as one file',
  isExpensive: true,
  params: WorkshopParam,
  query: ExportQuery,
  status: 200,
  ...answersFile,
  access: { kind: 'host', session: 'params.id' },
})

/** Something of the catalogue. Where the id means something else in another workshop, the name decides. */
const Reference = Type.Object({
  id: Type.Optional(Id),
  name: Type.String({ format: 'words', maxLength: 10_000 }),
})
export type Reference = Static<typeof Reference>

const Names = Type.Array(Type.String({ format: 'words', maxLength: TEXT_MAX }), { maxItems: 1000 })
/** With what another workshop needs to add it too, where the workshop has added it itself. */
const MetricReference = Type.Object({
  ...Reference.properties,
  own: Type.Optional(Type.Object({ purposes: Names }, { description: 'Added in the workshop of this file.' })),
})
const StakeholderReference = Type.Object({
  ...Reference.properties,
  own: Type.Optional(
    Type.Object(
      { stakeholder_category: Type.String({ format: 'words', maxLength: TEXT_MAX }) },
      { description: 'Added in the workshop of this file.' },
    ),
  ),
  concerns: Type.Optional(
    Type.Array(Type.String({ format: 'words', maxLength: TEXT_MAX }), {
      maxItems: 1000,
      description: 'The metrics of this solution that concern somebody whom the workshop has added, by their texts.',
    }),
  ),
})

/** Ids are for readers; an import makes its own. */
const ForReaders = Type.Optional(Id)
const Mark = Type.Optional(Type.Boolean())

export const RequirementDocument = Type.Object({
  id: ForReaders,
  specification: Words,
  recheck: Mark,
  link: Type.Optional(
    Type.String({ description: 'For readers: where it is in the running workshop, if the server knows its address.' }),
  ),
})
export const RatingDocument = Type.Object({
  fhn: Reference,
  virtuous: Type.Boolean(),
  measure: Reference,
  requirements: Type.Array(RequirementDocument),
})
export const RoundDocument = Type.Object({
  virtuous: Type.Boolean(),
  round: RoundNumber,
  people: People,
  share: Type.Optional(Share),
  spread: Type.Array(Type.Object({ fhn: Reference, measure: Reference, people: People })),
  changed: Type.Optional(Type.Array(Type.Object({ fhn: Reference, people: People, of: People }))),
})
export const OptionDocument = Type.Object({
  id: ForReaders,
  functional_option: Words,
  decision: Type.Optional(Type.Union([Decision, Type.Null()])),
  decision_reason: Type.Optional(FreeText),
  recheck: Mark,
  ratings: Type.Array(RatingDocument),
  silent_rounds: Type.Optional(
    Type.Array(RoundDocument, { description: 'For readers: they are of people who are not in another workshop.' }),
  ),
})
export const StoryDocument = Type.Object({
  id: ForReaders,
  metric: MetricReference,
  user_story: FreeText,
  functional_options: Type.Array(OptionDocument),
})
export const SolutionDocument = Type.Object({
  id: ForReaders,
  solution_name: Name,
  user_email: Email,
  created_at: Type.Optional(Moment),
  group: Type.Optional(
    Type.String({
      format: 'text',
      maxLength: TEXT_MAX,
      description: 'For readers: what is imported belongs to nobody.',
    }),
  ),
  primary_fhn: Reference,
  purposes: Type.Array(Reference),
  stakeholders: Type.Array(StakeholderReference),
  user_stories: Type.Array(StoryDocument),
  made_from: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'For an edited file that comes back: fingerprints of the texts as they were exported.',
    }),
  ),
})
export type SolutionDocument = Static<typeof SolutionDocument>

/** What a JSON export holds, and an import takes. */
export const ExportDocument = Type.Object({
  format: Type.Union([Type.Literal('ninefold-solution'), Type.Literal('ninefold-workshop')]),
  version: Type.Literal(1),
  exported_at: Type.Optional(Moment),
  title: Type.Optional(Type.String()),
  catalogue: Type.Optional(Type.Object({ name: Type.String(), version: Type.String() })),
  made_from: Type.Optional(
    Type.Object(
      { workshop: Type.String() },
      { description: 'Which workshop this is of, for an edited file that comes back.' },
    ),
  ),
  solutions: Type.Array(SolutionDocument),
})
export type ExportDocument = Static<typeof ExportDocument>

const Count = Type.Integer({ minimum: 0 })

export const ImportReport = Type.Object({
  dry_run: Type.Boolean(),
  solutions: Type.Array(
    Type.Object({
      id: Type.Union([Id, Type.Null()], { description: 'Null in a dry run.' }),
      solution_name: Type.String(),
      metrics: Count,
      stakeholders: Count,
      options: Count,
      ratings: Count,
      requirements: Count,
    }),
  ),
  matched_by_name: Type.Integer({
    minimum: 0,
    description: 'Things of the catalogue that have another id in this workshop.',
  }),
  problems: Type.Array(
    Type.Object({
      path: Type.String({ description: 'Where in the file: solutions.0.purposes.1' }),
      error: Type.String(),
      places: Type.Integer({ minimum: 1, description: 'How often it occurs; `path` is the first place.' }),
    }),
    { description: 'What keeps the file from being imported; told by a dry run, refused by an import.' },
  ),
})
export type ImportReport = Static<typeof ImportReport>

const importing = {
  method: 'POST',
  tag,
  query: Type.Object({
    dry_run: Type.Optional(Type.Boolean({ description: 'Report what would be made, and make nothing.' })),
  }),
  body: ExportDocument,
  bodyBytesMax: IMPORT_BYTES_MAX,
  bodyAsBytes: true,
  status: 200,
  response: ImportReport,
  errors: ['NOT_IMPORTABLE', 'TOO_LARGE', 'BAD_JSON', 'WORKSHOP_FULL'],
} as const

export const importSolutions = endpoint({
  ...importing,
  path: '/api/solutions/import',
  summary: 'Make solutions from a JSON export, in the own workshop; all of them or none',
  access: { kind: 'member' },
})

export const importIntoWorkshop = endpoint({
  ...importing,
  path: '/api/admin/sessions/{id}/import',
  summary: 'Make solutions from a JSON export, in a workshop; all of them or none',
  params: WorkshopParam,
  errors: [...importing.errors, 'SESSION_CLOSED'],
  access: { kind: 'host', session: 'params.id', lock: 'at the end' },
})
