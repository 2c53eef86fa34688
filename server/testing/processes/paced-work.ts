import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { listSolutions, updateSolution } from '#contract/solutions.ts'
import type { ProcessCaller } from './process-caller.ts'

/** With and without a flood in turns: a machine is not equally fast all the time. */
export const ROUNDS = 3
const ROUND_MS = 4000

interface PacedWork {
  member: ProcessCaller
  /** The solution that the member changes. */
  id: number
  session_id: string
  paceMs: number
  /** Called after each call. */
  observe?: () => void
}

/** A member reads and writes at an even pace for one round. Returns the times in milliseconds; no call may be refused. */
export async function workAtPace({ member, id, session_id, paceMs, observe }: PacedWork): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + ROUND_MS
  for (let n = 0; performance.now() < end; n += 1) {
    const begun = performance.now()
    const { status } =
      n % 5 === 0
        ? await member.call(updateSolution, { params: { id }, body: { solution_name: `Name ${n}`, primary_fhn: 9 } })
        : await member.call(listSolutions, { query: { session_id } })
    times.push(performance.now() - begun)
    expect(status, 'a member at an even pace is not refused').toBeLessThan(300)
    observe?.()
    await pause(paceMs)
  }
  return times
}

export const percentile = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] as number

/** Starts a flood script, and returns how to stop it. */
export function beginFlood(script: string, ...args: string[]) {
  const child = spawn('node', [script, ...args], { stdio: 'ignore' })
  // in reality it runs on another machine, and does not take the processor from this one
  setPriority(child.pid as number, constants.priority.PRIORITY_LOW)
  onTestFinished(() => void child.kill('SIGKILL'))
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}
