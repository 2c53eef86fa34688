import { TOLD_ANSWERS_ID } from '#contract/limits.ts'
import type { Me } from '#contract/session.ts'
import type { ToldAnswers } from '#contract/told-answers.ts'
import { codeOf, readSessionId } from '../session/stored-session.ts'
import { readJson } from './json.ts'
import { noteDate } from './server-clock.ts'
import { noteRevision } from './told-revision.ts'

let told: ToldAnswers = {}

/**
 * What our server has written into the page: the answers to what it would ask first. Each is given once, in the place of
 * a request. They count as long as `read` reads, and only where they are of the workshop that this browser is in.
 */
export async function withToldAnswers(read: (isTold: (path: string) => boolean) => Promise<unknown>) {
  const element = document.getElementById(TOLD_ANSWERS_ID)
  if (!element) return
  element.remove()
  told = readJson(element.textContent) as ToldAnswers
  const me = told['/api/me']?.answer as Me | undefined
  if (codeOf(me?.session_id ?? '') === codeOf(readSessionId() ?? '')) await read((path) => path in told)
  told = {}
}

export function takeTold(url: string) {
  const [path = ''] = url.split('?', 1)
  const { [path]: taken, ...others } = told
  if (!taken) return undefined
  told = others
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  noteDate(taken.date, performance.timeOrigin, performance.timeOrigin + (page?.responseStart ?? 0))
  noteRevision(taken.revision)
  return taken
}
