import { useEffect, useEffectEvent } from 'react'
import type { RoomScreen } from '#contract/room.ts'
import { directedKey } from '../../lib/text/page-direction.ts'
import { useChangeRoom } from './room.queries.ts'
import { sceneKindOf } from './scenes/scene-kind.ts'
import { sceneTowards, type Way } from './scenes/scene-parts.ts'
import { useSceneParts } from './scenes/use-scene-parts.ts'

/** The keys of a keyboard, and those of the remote controls that speakers hold. */
const ways: Partial<Record<string, Way>> = {
  back: 'previous',
  PageUp: 'previous',
  forward: 'next',
  PageDown: 'next',
  ArrowUp: 'solutionBefore',
  ArrowDown: 'solutionAfter',
}

/** Arrow keys step through what the scene is about. It is stored, so that every window of the host shows the same. */
export function useSceneKeys(workshopId: string, room: RoomScreen) {
  const parts = useSceneParts(workshopId, room)
  const change = useChangeRoom(workshopId)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const way = ways[directedKey(event.key)]
    if (!way || !parts || hasModifier(event) || isSomebodysOwn(event.target)) return
    const scene = sceneTowards(sceneKindOf(room), way, parts)
    if (!scene) return
    event.preventDefault()
    if (!change.isPending) change.mutate({ scene })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => altKey || ctrlKey || metaKey || shiftKey

/** In a field or a dialog arrow keys have their own meaning. */
const isSomebodysOwn = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea, [role="dialog"]') !== null
