import { scenesMessages } from '#contract/messages/room-screen.ts'
import type { SceneParts } from './scene-parts.ts'
import classes from './scenes.module.css'

/** Which of them these are, where not all are in view. */
export function Pages({ parts: { pages, at } }: { parts: SceneParts }) {
  if (pages.length < 2) return null
  return <p className={classes.pages}>{rangeOf(pages, at)}</p>
}

export function rangeOf(pages: SceneParts['pages'], at: number): string {
  const before = pages.slice(0, at).flat().length
  return scenesMessages.someOf(before + 1, before + (pages[at]?.length ?? 0), pages.flat().length)
}
