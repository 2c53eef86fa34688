import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { FreeText, Id, SessionCode } from './fields.ts'
import { CHANGES_BYTES_MAX, CHANGES_MAX, IMPORT_BYTES_MAX } from './limits.ts'

const tag = 'exports'

/** What can be edited in a file and brought back; each is of one kind of thing. */
export const EditedField = Type.Union([
  Type.Literal('user_story'),
  Type.Literal('functional_option'),
  Type.Literal('decision'),
  Type.Literal('decision_reason'),
  Type.Literal('specification'),
])
export type EditedField = Static<typeof EditedField>

const Count = Type.Integer({ minimum: 0 })
const EditedText = Type.String({ description: 'A decision is accepted, adapted, rejected, or empty for none.' })

export const FileChange = Type.Object({
  field: EditedField,
  id: Type.Integer({ description: 'Of the user story, the functional option or the system requirement.' }),
  solution_id: Id,
  solution_name: Type.String(),
  before: Type.String({ description: 'What is stored now.' }),
  after: EditedText,
  conflict: Type.Boolean({ description: 'It was changed here too since the file was exported.' }),
  exported: Type.Optional(
    Type.String({ description: 'Of a conflict: what both sides started from, where the history still knows it.' }),
  ),
})
export type FileChange = Static<typeof FileChange>

/** What a file would change, and what of it cannot come in. */
export const ChangesPreview = Type.Object({
  changes: Type.Array(FileChange),
  refused: Type.Array(
    Type.Object({
      place: Type.String({ description: 'Where in the file: System Requirements, line 12' }),
      name: Type.String({ description: 'R88, or empty where the row has no ID.' }),
      reason: Type.String(),
    }),
  ),
  unchanged: Type.Integer({ minimum: 0, description: 'Texts that the file leaves as they are.' }),
})
export type ChangesPreview = Static<typeof ChangesPreview>

const params = Type.Object({ id: SessionCode })
const access = { kind: 'session', code: 'params.id' } as const

export const previewChanges = endpoint({
  method: 'POST',
  path: '/api/workshops/{id}/changes/preview',
  tag,
  summary: 'What an edited XLSX, CSV or JSON export of this workshop would change; nothing is written',
  params,
  body: Type.Unknown({ description: 'The file as it is, as application/octet-stream or application/json.' }),
  bodyBytesMax: IMPORT_BYTES_MAX,
  bodyAsBytes: true,
  answersDifferByPerson: true,
  status: 200,
  response: ChangesPreview,
  errors: ['BAD_FILE', 'OTHER_WORKSHOP', 'TOO_LARGE', 'BAD_JSON', 'OBSERVING'],
  access,
})

export const applyChanges = endpoint({
  method: 'PUT',
  path: '/api/workshops/{id}/changes',
  tag,
  summary: 'Several texts of a workshop at once, as ordinary edits; all of them or none',
  params,
  body: Type.Object({
    changes: Type.Array(
      Type.Object({
        field: EditedField,
        id: Id,
        text: FreeText,
        previous: Type.String({ description: 'What is stored, as far as the caller knows.' }),
      }),
      { minItems: 1, maxItems: CHANGES_MAX },
    ),
  }),
  bodyBytesMax: CHANGES_BYTES_MAX,
  status: 200,
  response: Type.Object({ changed: Count }),
  errors: ['TEXTS_CHANGED', 'NOT_FOUND', 'OTHER_GROUP', 'OBSERVING', 'TOO_LARGE'],
  access,
})
