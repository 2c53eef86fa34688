import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'

const tag = 'host'

export const backUp = endpoint({
  method: 'GET',
  path: '/api/admin/backup',
  tag,
  summary: 'A copy of the embedded database, as a file',
  status: 200,
  response: Type.Unknown({ description: 'A file, to be put back by the operator.' }),
  responseTypes: ['application/vnd.sqlite3'],
  errors: ['NOT_EMBEDDED'],
  access: { kind: 'host' },
})

export const BackupState = Type.Object({
  automatic: Type.Boolean({ description: 'Whether this server makes a backup every day.' }),
  last_success: Type.Union([Type.String(), Type.Null()], { description: 'When the last one was made; null: never.' }),
  has_failed: Type.Boolean({ description: 'Whether the last try failed; it is made again soon.' }),
})
export type BackupState = Static<typeof BackupState>

export const readBackups = endpoint({
  method: 'GET',
  path: '/api/admin/backups',
  tag,
  summary: 'When the last automatic backup was made',
  status: 200,
  response: BackupState,
  access: { kind: 'host' },
})
