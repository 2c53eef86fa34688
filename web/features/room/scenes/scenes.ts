import type { ComponentType } from 'react'
import type { SceneKind } from '#contract/scene.ts'
import { BlankScene } from './blank-scene.tsx'
import { EndScene } from './end-scene.tsx'
import { JoinScene } from './join-scene.tsx'
import { MessageScene } from './message-scene.tsx'
import { NowScene } from './now-scene.tsx'
import { ProgressScene } from './progress-scene.tsx'
import { SilentRatingScene } from './silent-rating-scene.tsx'
import { RevealScene } from './reveal-scene.tsx'
import { SolutionScene } from './solution-scene.tsx'
import { ComparisonScene } from './comparison-scene.tsx'
import type { SceneProps } from './scene-props.ts'

export const scenes: Record<SceneKind, ComponentType<SceneProps>> = {
  join: JoinScene,
  now: NowScene,
  progress: ProgressScene,
  silent_rating: SilentRatingScene,
  reveal: RevealScene,
  solution: SolutionScene,
  comparison: ComparisonScene,
  message: MessageScene,
  blank: BlankScene,
  end: EndScene,
}
