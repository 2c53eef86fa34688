import { Type, type Static } from 'typebox'
import { Id } from './fields.ts'

/** What the big screen can show. */
export const SceneKind = Type.Union([
  Type.Literal('join'),
  Type.Literal('now'),
  Type.Literal('progress'),
  Type.Literal('silent_rating'),
  Type.Literal('reveal'),
  Type.Literal('solution'),
  Type.Literal('comparison'),
  Type.Literal('message'),
  Type.Literal('blank'),
  Type.Literal('end'),
])
export type SceneKind = Static<typeof SceneKind>

/** A kind, and what of the workshop it is about; where that is left out, the first that there is. */
export const Scene = Type.Object({
  kind: SceneKind,
  solution_id: Type.Optional(Id),
  functional_option_id: Type.Optional(Id),
  virtuous: Type.Optional(Type.Boolean()),
})
export type Scene = Static<typeof Scene>
