import { TOLD_ANSWERS_ID } from '#contract/limits.ts'
import type { Me } from '#contract/session.ts'
import type { ToldAnswers } from '#contract/told-answers.ts'
import { codeOf, plainEmail, readEmail, readSessionId } from '../session/stored-session.ts'
import { readJson } from './json.ts'
import { answersFrom } from './send-request.ts'
import { noteDate } from './server-clock.ts'
import { noteRevision } from './told-revision.ts'

let told: ToldAnswers = {}

/**
 * What our server has written into the page: the answers to what it would ask first. Each is given once, in the place of
 * a request. They count as long as `read` reads, and only where they are for the person and the workshop that this browser is in.
 */
export async function withToldAnswers(read: (isTold: (path: string) => boolean) => Promise<unknown>) {
  told = readBlock() ?? {}
  if (!isOurs(told['/api/me']?.answer)) return
  answersFrom(takeTold)
  await read((path) => isObject(told[path]?.answer))
  answersFrom()
}

/** Nothing where a page was cut off or changed on its way: then everything is asked for. */
function readBlock() {
  const element = document.getElementById(TOLD_ANSWERS_ID)
  element?.remove()
  try {
    return readJson(element?.textContent ?? '{}') as ToldAnswers | null
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Another tab may have logged in since the page was asked for, in another workshop or as somebody else. */
function isOurs(me: unknown) {
  if (!isObject(me)) return false
  const { session_id, email } = me as Partial<Me>
  const inOurs = codeOf(String(session_id)) === codeOf(readSessionId() ?? '')
  return inOurs && plainEmail(email ?? null) === plainEmail(readEmail())
}

function takeTold(url: string) {
  const [path = ''] = url.split('?', 1)
  const { [path]: taken, ...others } = told
  if (!taken) return undefined
  told = others
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  noteDate(taken.date, performance.timeOrigin, performance.timeOrigin + (page?.responseStart ?? 0))
  noteRevision(taken.revision)
  return taken
}
