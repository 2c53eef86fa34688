import { stepsMessages } from '#contract/messages/steps.ts'

export const steps = [
  stepsMessages.solution,
  stepsMessages.metrics,
  stepsMessages.stakeholders,
  stepsMessages.userStories,
  stepsMessages.options,
  stepsMessages.h9Analysis,
  stepsMessages.requirements,
] as const

/** Which of the seven steps an address of a solution belongs to, from 1; 0 where it shows the solution as a whole. */
export function stepOf(pathname: string): number {
  const part = /^\/solutions\/\d+\/([\w-]+)/.exec(pathname)?.[1]
  const parts = [
    'metrics',
    'stakeholders',
    'user-stories',
    'functional-options',
    'option-analysis',
    'system-requirements',
  ]
  if (part === undefined) return 1
  return parts.includes(part) ? parts.indexOf(part) + 2 : 0
}
