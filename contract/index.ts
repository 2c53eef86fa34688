import * as activity from './activity.ts'
import * as agenda from './agenda.ts'
import * as asides from './asides.ts'
import * as admin from './admin.ts'
import * as backups from './backups.ts'
import * as chain from './chain.ts'
import * as changes from './changes.ts'
import * as deletions from './deletions.ts'
import * as catalogues from './catalogues.ts'
import * as cockpit from './cockpit.ts'
import * as exportFiles from './exports.ts'
import * as functionalOptions from './functional-options.ts'
import * as groups from './groups.ts'
import * as h9Analysis from './h9-analysis.ts'
import * as health from './health.ts'
import * as live from './live.ts'
import * as metrics from './metrics.ts'
import * as ownWords from './own-words.ts'
import * as participants from './participants.ts'
import * as referenceData from './reference-data.ts'
import * as rehearsal from './rehearsal.ts'
import * as results from './results.ts'
import * as room from './room.ts'
import * as session from './session.ts'
import * as silentRating from './silent-rating.ts'
import * as solutions from './solutions.ts'
import * as stakeholders from './stakeholders.ts'
import * as systemRequirements from './system-requirements.ts'
import * as trash from './trash.ts'
import * as undo from './undo.ts'
import * as userStories from './user-stories.ts'
import * as workshopDocument from './workshop-document.ts'
import type { Endpoint, Method, TrafficOf } from './endpoint.ts'

/** Everything both sides agree on, by name. */
export const contract = {
  ...session,
  ...referenceData,
  ...solutions,
  ...metrics,
  ...stakeholders,
  ...ownWords,
  ...userStories,
  ...functionalOptions,
  ...h9Analysis,
  ...silentRating,
  ...systemRequirements,
  ...chain,
  ...exportFiles,
  ...changes,
  ...results,
  ...workshopDocument,
  ...activity,
  ...undo,
  ...trash,
  ...live,
  ...deletions,
  ...admin,
  ...backups,
  ...participants,
  ...groups,
  ...asides,
  ...room,
  ...agenda,
  ...rehearsal,
  ...cockpit,
  ...catalogues,
  ...health,
}

type Contract = typeof contract
type AnyEndpoint = Extract<Contract[keyof Contract], { method: Method; path: string }>

/** Every endpoint by its method and path: `POST /api/user-stories`. */
type Calls = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: TrafficOf<E> }

/** How a call is named where only its types are wanted. */
export type CallName = keyof Calls
export type ParamsOf<Name extends CallName> = Calls[Name]['params']
export type QueryOf<Name extends CallName> = Calls[Name]['query']
export type BodyOf<Name extends CallName> = Calls[Name]['body']
export type AnswerOf<Name extends CallName> = Calls[Name]['answer']

/** Every endpoint, for what treats them all alike. */
export const endpoints = Object.values(contract).filter(
  (item) => 'method' in item && 'path' in item,
) as unknown as readonly Endpoint[]
