import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { scenesMessages as words } from '#contract/messages/room-screen.ts'
import type { RoomScreen } from '#contract/room.ts'
import type { SceneKind } from '#contract/scene.ts'
import { cockpitQuery } from '../../domain/workshop/cockpit.queries.ts'
import { isLive } from '../../domain/workshop/live-room.ts'
import { busy } from '../../ui/focus/busy.ts'
import { BackArrowIcon, ForwardArrowIcon } from '../../ui/marks/icons.tsx'
import type { useChangeRoom } from './room.queries.ts'
import { rangeOf } from './scenes/pages.tsx'
import { sceneKindOf, sceneKindsIn } from './scenes/scene-kind.ts'
import { sceneTowards, type SceneParts, type Way } from './scenes/scene-parts.ts'
import { useSceneParts } from './scenes/use-scene-parts.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './room-controls.module.css'

interface SceneControlProps {
  workshopId: string
  room: RoomScreen
  change: ReturnType<typeof useChangeRoom>
}

/** Chooses what the big screen shows, and steps through it. */
export function SceneControl({ workshopId, room, change }: SceneControlProps) {
  const parts = useSceneParts(workshopId, room)
  const { data: cockpit } = useQuery(cockpitQuery(workshopId))
  const kind = sceneKindOf(room)
  const kinds = sceneKindsIn(room).map((value) => ({ value, label: words.kinds[value] }))
  return (
    <div className={classes.scene}>
      <NativeSelect
        label={words.bigScreen}
        aria-disabled={change.isPending || undefined}
        description={noteOn(room)}
        value={isLive(room) ? (room.scene?.kind ?? '') : kind}
        data={[...(isLive(room) ? [{ value: '', label: words.automatic }] : []), ...kinds]}
        onChange={({ currentTarget: { value } }) => {
          if (!change.isPending) change.mutate({ scene: value === '' ? null : { kind: value as SceneKind } })
        }}
      />
      {cockpit?.screens !== undefined && <p className={classes.meaning}>{words.screens(cockpit.screens)}</p>}
      {parts && parts.solutions.length > 1 && (
        <NativeSelect
          label={words.solution}
          aria-disabled={change.isPending || undefined}
          value={parts.solutionId}
          data={parts.solutions.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ currentTarget: { value } }) => {
            if (!change.isPending) change.mutate({ scene: { kind, solution_id: Number(value) } })
          }}
        />
      )}
      {parts && parts.pages.length > 1 && <Steps kind={kind} parts={parts} change={change} />}
    </div>
  )
}

function noteOn(room: RoomScreen): string | undefined {
  const isEndWithoutLink = sceneKindOf(room) === 'end' && room.results_token === undefined
  if (room.status === 'closed') return words.closedShowsEnd
  return isEndWithoutLink ? words.endWithoutLink : undefined
}

interface StepsProps extends Pick<SceneControlProps, 'change'> {
  kind: SceneKind
  parts: SceneParts
}

function Steps({ kind, parts, change }: StepsProps) {
  const nameId = useId()
  const button = (way: Way & ('previous' | 'next')) => {
    const scene = sceneTowards(kind, way, parts)
    return (
      <Button
        aria-describedby={nameId}
        disabled={!scene}
        leftSection={way === 'previous' && <BackArrowIcon size={18} />}
        rightSection={way === 'next' && <ForwardArrowIcon size={18} />}
        {...busy(change.isPending)}
        onClick={() => scene && change.mutate({ scene })}
      >
        {words[way]}
      </Button>
    )
  }
  return (
    <>
      <p id={nameId} className={classes.part}>
        {nameOf(parts)}
      </p>
      <div className={classes.steps}>
        {button('previous')}
        {button('next')}
      </div>
    </>
  )
}

/** What is shown: its name and place, or from which to which. */
function nameOf({ pages, at }: SceneParts): string {
  const [only, ...others] = pages[at] ?? []
  const isOneEach = pages.every((page) => page.length === 1)
  return only && others.length === 0 && isOneEach ? words.part(only.name, at + 1, pages.length) : rangeOf(pages, at)
}
