import { isolated } from './grammar.ts'

/** Whose a solution is, as the list says it, and whoever only looks on. */
export const whoseSolutionMessages = {
  observing: 'You are looking on: you can read everything. To change something, join a group first.',
  myGroup: (name: string) => `My group: ${isolated(name)}`,
  group: (name: string) => `Group: ${isolated(name)}`,
  ofNoGroup: 'No group: everyone can work on these',
} as const
