import * as admin from './admin.ts'
import * as functionalOptions from './functional-options.ts'
import * as h9Analysis from './h9-analysis.ts'
import * as health from './health.ts'
import * as metrics from './metrics.ts'
import * as referenceData from './reference-data.ts'
import * as session from './session.ts'
import * as solutions from './solutions.ts'
import * as stakeholders from './stakeholders.ts'
import * as systemRequirements from './system-requirements.ts'
import * as undo from './undo.ts'
import * as userStories from './user-stories.ts'
import type { Static, TSchema } from 'typebox'
import type { Endpoint } from './endpoint.ts'

/** Everything both sides agree on, by name. */
export const contract = {
  ...session,
  ...referenceData,
  ...solutions,
  ...metrics,
  ...stakeholders,
  ...userStories,
  ...functionalOptions,
  ...h9Analysis,
  ...systemRequirements,
  ...undo,
  ...admin,
  ...health,
}

type Contract = typeof contract
type AnyEndpoint = {
  [Name in keyof Contract]: Contract[Name] extends Endpoint ? Contract[Name] : never
}[keyof Contract]

/** `POST /api/user-stories`: how a call is named where only its types are wanted. */
export type CallName = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E } extends infer Calls
  ? keyof Calls & string
  : never
export type EndpointOf<Name extends CallName> = Extract<
  AnyEndpoint,
  Name extends `${infer M} ${infer Path}` ? { method: M; path: Path } : never
>
type StaticOf<S> = [Extract<S, TSchema>] extends [never] ? undefined : Static<Extract<S, TSchema>>
export type ParamsOf<Name extends CallName> = StaticOf<EndpointOf<Name>['params']>
export type QueryOf<Name extends CallName> = StaticOf<EndpointOf<Name>['query']>
export type BodyOf<Name extends CallName> = StaticOf<EndpointOf<Name>['body']>
export type AnswerOf<Name extends CallName> = StaticOf<EndpointOf<Name>['response']>

/** Every endpoint, for what treats them all alike. */
export const endpoints = Object.values(contract).filter(
  (item) => 'method' in item && 'path' in item,
) as unknown as readonly Endpoint[]
