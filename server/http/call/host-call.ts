import type { Endpoint, Where } from '#contract/endpoint.ts'
import { AppError } from '../../errors/app-error.ts'
import type { SessionRow } from '../../workshop/sessions.sql.ts'
import type { Call } from './call.ts'

/** The workshop that a call of the host names; undefined where its endpoint names none. */
export type WorkshopOf<E extends Endpoint> = E['access'] extends { session: Where } | { deleted: Where }
  ? SessionRow
  : undefined

export interface HostCall<E extends Endpoint> extends Call<E> {
  workshop: WorkshopOf<E>
}

export const namesWorkshop = ({ access }: Endpoint) =>
  access.kind === 'host' && (access.session ?? access.deleted) !== undefined

/** What the admission found, as the work gets it. */
export function workshopOf<E extends Endpoint>(endpoint: E, found: SessionRow | null | undefined): WorkshopOf<E> {
  if (namesWorkshop(endpoint) && !found) throw new AppError('NOT_FOUND')
  return (found ?? undefined) as WorkshopOf<E>
}
