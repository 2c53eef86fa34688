import type { ErrorBody } from '#contract/errors.ts'
import type { Link } from '../session/stored-link.ts'
import { ApiError } from './api-error.ts'
import { sendRequest } from './send-request.ts'

/** Whether the server takes whoever follows this link for the host, who is told of what is not there, too. */
export async function isForHost(link: Link): Promise<boolean> {
  const id = Number(link.replace(/^\D*/, ''))
  try {
    const place = await sendRequest({ method: 'GET', url: `/api/system_requirements/${id}/place` })
    return (place as { session_id?: string }).session_id !== undefined
  } catch (error) {
    const missing: ErrorBody['code'] = 'NOT_FOUND'
    return error instanceof ApiError && error.code === missing
  }
}
