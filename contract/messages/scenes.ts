import type { SceneKind } from '../scene.ts'

/** What the big screen shows. */
export const scenesMessages = {
  automatic: 'Joining, then the step',
  kinds: {
    join: 'How to join',
    now: 'The step',
    progress: 'Progress',
    silent_rating: 'Silent rating',
    reveal: 'Reveal',
    solution: 'A solution',
    comparison: 'Comparison',
    message: 'Message',
    blank: 'Blank',
    end: 'The end',
  } satisfies Record<SceneKind, string>,
} as const
