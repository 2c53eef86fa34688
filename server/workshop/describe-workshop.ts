import type { Workshop } from '#contract/admin.ts'
import type { WorkshopRow } from './new-session.sql.ts'
import { showCode } from './session-code.ts'

export function describeWorkshop({ code, title, status, language, created_at }: WorkshopRow): Workshop {
  return { id: showCode(code), title, status, language, created_at }
}
