import { expect, test } from 'vitest'
import type { SceneKind } from '#contract/scene.ts'
import { sceneKindOf } from './scene-kind.ts'

const open = { status: 'open', step: null } as const
type Room = Parameters<typeof sceneKindOf>[0]

test.each<[string, Room, SceneKind]>([
  ['nothing is announced', open, 'join'],
  ['a step is announced', { ...open, step: 4 }, 'now'],
  ['an item of the agenda without a step began', { ...open, item: 'Welcome' }, 'now'],
  ['the host chose one', { ...open, step: 4, scene: { kind: 'progress' } }, 'progress'],
  ['only results are shown', { ...open, status: 'results', scene: { kind: 'comparison' } }, 'comparison'],
  ['only results are shown, and the step was', { ...open, status: 'results', scene: { kind: 'now' } }, 'end'],
  ['only results are shown, and nothing was chosen', { ...open, status: 'results', step: 7 }, 'end'],
  ['the workshop is closed, whatever was chosen', { ...open, status: 'closed', scene: { kind: 'join' } }, 'end'],
])('%s', (_, room, kind) => {
  expect(sceneKindOf(room)).toBe(kind)
})
