import { sql } from 'kysely'
import { lookUp } from '../../db/kept-statements.ts'
import { isNotEnded } from '../../workshop/ended-logins.sql.ts'

/** The stored password, for the cookie of this login: undefined once it has ended. */
export const findHostPassword = lookUp((db, login: string) =>
  db.selectFrom('settings').select('value').where('key', '=', sql.lit('host_password')).where(isNotEnded(login)),
)
