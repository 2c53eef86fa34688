import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'

export const Health = Type.Object({
  status: Type.Literal('ok'),
  database: Type.Union([Type.Literal('sqlite'), Type.Literal('postgres')]),
  version: Type.String(),
})
export type Health = Static<typeof Health>

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  tag: 'health',
  summary: 'Whether the server and its database answer',
  status: 200,
  response: Health,
  access: { kind: 'open' },
})

export const readLiveness = endpoint({
  method: 'GET',
  path: '/livez',
  tag: 'health',
  summary: 'Whether the process runs, whatever the database does',
  status: 200,
  response: Type.Object({ status: Type.Literal('ok') }),
  access: { kind: 'open' },
})

export const readReadiness = endpoint({
  method: 'GET',
  path: '/readyz',
  tag: 'health',
  summary: 'Whether the server can serve now; 503 says why it cannot',
  status: 200,
  response: Type.Object({ status: Type.Literal('ok') }),
  access: { kind: 'open' },
})
