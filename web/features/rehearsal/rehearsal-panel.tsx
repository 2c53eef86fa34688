import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import type { Cockpit } from '#contract/cockpit.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { rehearsalMessages as words } from '#contract/messages/workshops.ts'
import type { Rehearsal, RehearsalSpeed } from '#contract/rehearsal.ts'
import { cockpitQuery } from '../../domain/workshop/cockpit.queries.ts'
import { useDeleteWorkshop } from '../../domain/workshop/workshops.queries.ts'
import { busy } from '../../ui/focus/busy.ts'
import { stickyBar } from '../../ui/focus/sticky-bars.ts'
import { HintLine } from './hint-line.tsx'
import { useChangeRehearsal } from './rehearsal.queries.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './rehearsal.module.css'

const speeds: readonly RehearsalSpeed[] = [1, 2, 5, 10, 20]

/** Plays and deletes a rehearsal, and says what could be tried; nothing in any other workshop. */
export function RehearsalPanel({ workshopId }: { workshopId: string }) {
  const { data: cockpit } = useQuery(cockpitQuery(workshopId))
  if (!cockpit?.rehearsal) return null
  return <Panel workshopId={workshopId} cockpit={cockpit} rehearsal={cockpit.rehearsal} />
}

interface PanelProps {
  workshopId: string
  cockpit: Cockpit
  rehearsal: Rehearsal
}

function Panel({ workshopId, cockpit, rehearsal: { state, speed } }: PanelProps) {
  const navigate = useNavigate()
  const change = useChangeRehearsal(workshopId)
  const remove = useDeleteWorkshop()
  const headingId = useId()
  const isBusy = change.isPending || remove.isPending
  const hasBegun = cockpit.participants > 0
  return (
    <section aria-labelledby={headingId} className={classes.panel} data-sticks="bottom" ref={stickyBar}>
      {state === 'stopped' ? null : <HintLine workshopId={workshopId} cockpit={cockpit} />}
      <div className={classes.controls}>
        <h2 id={headingId}>{words.mark}</h2>
        <p role="status" className={classes.state}>
          {hasBegun || state !== 'stopped' ? words.state[state] : words.notBegun}
        </p>
        {state === 'playing' ? (
          <Button {...busy(isBusy)} onClick={() => change.mutate({ state: 'paused' })}>
            {words.pause}
          </Button>
        ) : (
          <Button {...busy(isBusy)} onClick={() => change.mutate({ state: 'playing' })}>
            {hasBegun ? words.goOn : words.letIn}
          </Button>
        )}
        <NativeSelect
          aria-label={words.speed}
          className={classes.speed}
          // a select has no press to refuse: while it is busy its choice is not taken
          aria-disabled={isBusy || undefined}
          value={speed}
          data={speeds.map((each) => ({ value: String(each), label: words.times(each) }))}
          onChange={({ currentTarget: { value } }) => {
            if (!isBusy) change.mutate({ speed: Number(value) as RehearsalSpeed })
          }}
        />
        {state !== 'stopped' && (
          <Button {...busy(isBusy)} onClick={() => change.mutate({ state: 'stopped' })}>
            {words.stop}
          </Button>
        )}
        <Button
          variant="subtle"
          color="var(--nf-danger)"
          aria-describedby={headingId}
          {...busy(isBusy)}
          onClick={() => remove.mutate(workshopId, { onSuccess: () => void navigate({ to: '/admin' }) })}
        >
          {commonMessages.delete}
        </Button>
      </div>
    </section>
  )
}
