import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, IdParam, Name } from './fields.ts'
import { BODY_BYTES_MAX } from './limits.ts'
import { Fhn, Measure, Purpose } from './reference-data.ts'

const tag = 'host'

/** One version of the reference data; it never changes once it is published. */
export const CatalogueVersion = Type.Object({
  id: Id,
  name: Type.String(),
  version: Type.String(),
  created_at: Type.String(),
  workshops: Type.Integer({ description: 'Workshops that were opened with it and keep it.' }),
  is_default: Type.Boolean({ description: 'The one a workshop gets when none is chosen.' }),
})
export type CatalogueVersion = Static<typeof CatalogueVersion>

/** Any of its texts may be there in other languages too: `purpose@de` beside `purpose`. */
const inOtherLanguages = {
  patternProperties: {
    '^[a-z_]+@[a-z]+$': Type.String({ description: 'A text in another language, as in `purpose@de`.' }),
  },
}

/** What a catalogue holds. A metric names its purposes and potential stakeholders by id. */
export const CatalogueContents = Type.Object({
  name: Type.String(),
  version: Type.String(),
  fhns: Type.Array(Type.Object(Fhn.properties, inOtherLanguages)),
  measures: Type.Array(Type.Object(Measure.properties, inOtherLanguages)),
  purposes: Type.Array(Type.Object(Purpose.properties, inOtherLanguages)),
  stakeholders: Type.Array(
    Type.Object({ id: Id, stakeholder: Type.String(), stakeholder_category: Type.String() }, inOtherLanguages),
  ),
  metrics: Type.Array(
    Type.Object(
      {
        id: Id,
        metric_text: Type.String(),
        purposes: Type.Array(Id),
        stakeholders: Type.Array(Id),
        source: Type.Optional(Type.String()),
      },
      inOtherLanguages,
    ),
  ),
})
export type CatalogueContents = Static<typeof CatalogueContents>

const Format = Type.Union([Type.Literal('json'), Type.Literal('csv')])
export type CatalogueFormat = Static<typeof Format>

export const CatalogueReport = Type.Object({
  name: Type.String(),
  version: Type.String({ description: 'The version it has, or would get.' }),
  compared_with: Type.Union([Type.String(), Type.Null()], { description: 'The version before, if there is one.' }),
  problems: Type.Array(Type.Object({ line: Type.Union([Type.Integer(), Type.Null()]), problem: Type.String() }), {
    description: 'While there is one, nothing is published.',
  }),
  changes: Type.Array(
    Type.Object({
      list: Type.String(),
      kind: Type.Union([
        Type.Literal('added'),
        Type.Literal('changed'),
        Type.Literal('removed'),
        Type.Literal('reordered'),
      ]),
      what: Type.String(),
    }),
  ),
  published: Type.Union([Id, Type.Null()], {
    description: 'The id of the new version; null when nothing was published.',
  }),
})
export type CatalogueReport = Static<typeof CatalogueReport>

export const listCatalogues = endpoint({
  method: 'GET',
  path: '/api/admin/catalogues',
  tag,
  summary: 'All versions of all catalogues, the newest first',
  status: 200,
  response: Type.Array(CatalogueVersion),
  access: { kind: 'host' },
})

export const readCatalogueContents = endpoint({
  method: 'GET',
  path: '/api/admin/catalogues/{id}',
  tag,
  summary: 'What a catalogue holds',
  params: IdParam,
  status: 200,
  response: CatalogueContents,
  access: { kind: 'host' },
})

export const exportCatalogue = endpoint({
  method: 'GET',
  path: '/api/admin/catalogues/{id}/file',
  tag,
  summary: 'A catalogue as a file that can be edited and published as a new version',
  params: IdParam,
  query: Type.Object({ format: Format }),
  status: 200,
  response: Type.Object({ file_name: Type.String(), text: Type.String() }),
  access: { kind: 'host' },
})

export const publishCatalogue = endpoint({
  method: 'POST',
  path: '/api/admin/catalogues',
  tag,
  summary:
    'Publish a file as a new version of the catalogue of this name, or with dry_run only say what it would change',
  body: Type.Object({
    name: Name,
    format: Format,
    text: Type.String({ format: 'text', maxLength: BODY_BYTES_MAX }),
    dry_run: Type.Boolean(),
    previous: Type.Optional(
      Type.Union([Type.String(), Type.Null()], {
        description:
          'The version it was compared with (`compared_with`) when the publisher agreed; 409 where it is not the newest any more.',
      }),
    ),
    /** The version a draft began from: what is new against it gets other ids where a newer version has taken them. */
    started_from: Type.Optional(Id),
  }),
  status: 200,
  response: CatalogueReport,
  errors: ['NOT_FOUND', 'CATALOGUE_CHANGED'],
  access: { kind: 'host' },
})
