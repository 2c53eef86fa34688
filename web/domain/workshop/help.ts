import type { Help } from '#contract/asides.ts'
import { HELP_COMING_MS } from '#contract/limits.ts'

/** Nobody has answered it yet. */
export const isWaiting = ({ coming_at }: Help) => coming_at === null

/** It waits, or the host is on the way; after a while the host has been there, or it is asked for again. */
export const isWanted = (help: Help | null | undefined, now: number): help is Help =>
  help != null && (help.coming_at === null || now - Date.parse(help.coming_at) < HELP_COMING_MS)
