import { AppError } from '../errors/app-error.ts'
import type { SessionRow } from './sessions.sql.ts'

/**
 * The one rule about the live room. Step, clock, message, freeze, silent rating, agenda, calls for help and notes belong
 * to the hours in which people work. A workshop that shows its results or is closed tells nothing of them and takes
 * nothing of them; they are kept, and there again when it is opened again.
 */
export const isLive = ({ status }: Pick<SessionRow, 'status'>) => status === 'open'

export function requireLive({ status }: Pick<SessionRow, 'status'>) {
  if (status === 'closed') throw new AppError('SESSION_CLOSED')
  if (status === 'results') throw new AppError('RESULTS_ONLY')
}
