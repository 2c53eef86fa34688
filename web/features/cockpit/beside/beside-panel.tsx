import { CloseButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Person } from '#contract/live.ts'
import { asidesMessages as words } from '#contract/messages/asides.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { steps } from '../../../domain/steps/steps.ts'
import { isWanted } from '../../../domain/workshop/help.ts'
import { calledOf, Initials } from '../../../domain/workshop/initials.tsx'
import { sentenceOf } from '../../../lib/http/error-sentences.ts'
import { serverNow } from '../../../lib/http/server-clock.ts'
import { chainQuery } from '../../../lib/queries/chain.queries.ts'
import { openDialogs } from '../../../ui/dialog/open-dialogs.ts'
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx'
import { roomOfBars } from '../../../ui/focus/sticky-bars.ts'
import { HelpCall } from './help-call.tsx'
import { NoteControl } from './note-control.tsx'
import type { BesideGroup, BesidePlaces } from './beside-group.ts'
import { SoFar } from './so-far.tsx'
import classes from './beside.module.css'

/** Wide enough for the table and what is read beside it. */
const HAS_ROOM_BESIDE = '(min-width: 80em)'

interface BesidePanelProps extends BesideGroup {
  places: BesidePlaces
  onClose: () => void
}

/**
 * Beside a group without leaving the cockpit: next to the table, or above it where there is no room. The host leads on
 * meanwhile: nothing of the page is shut, and the bar stays in view.
 */
export function BesidePanel({ places, onClose, ...group }: BesidePanelProps) {
  const hasRoom = useMediaQuery(HAS_ROOM_BESIDE, false, { getInitialValueInEffect: false })
  const place = hasRoom ? places.next : places.above
  return (
    place &&
    createPortal(
      <Panel key={String(hasRoom)} group={group} onNext={hasRoom ? places.onNext : undefined} onClose={onClose} />,
      place,
    )
  )
}

interface PanelProps extends Pick<BesidePanelProps, 'onClose'> {
  group: BesideGroup
  /** Next to the table, which makes room. Above it, what it came with has to be found. */
  onNext: BesidePlaces['onNext'] | undefined
}

function Panel({ group, onNext, onClose }: PanelProps) {
  const isAbove = !onNext
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    onNext?.(true)
    return () => onNext?.(false)
  }, [onNext])
  const heading = useRef<HTMLHeadingElement>(null)
  const { id } = group.solution
  useEffect(() => {
    section.current?.style.setProperty('--bar', `${roomOfBars('top')}px`)
    if (isAbove) section.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [isAbove, id])
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && openDialogs.read().length === 0) onClose()
  })
  useEffect(() => {
    const element = section.current
    const listen = (event: KeyboardEvent) => onKey(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [])
  return (
    <section ref={section} aria-labelledby="beside-title" className={classes.beside}>
      <div className={classes.besideHead}>
        <h2 ref={heading} id="beside-title" tabIndex={-1} className={classes.title}>
          {group.solution.solution_name}
        </h2>
        <CloseButton aria-label={commonMessages.close} onClick={onClose} />
      </div>
      <div className={classes.body}>
        <Beside {...group} />
      </div>
    </section>
  )
}

function Beside({ workshopId, solution, people }: BesideGroup) {
  const { id, help, note } = solution
  const chain = useQuery(chainQuery(id))
  return (
    <>
      {isWanted(help, serverNow()) && (
        <section aria-labelledby="beside-help" className={classes.wanted}>
          <h3 id="beside-help">{words.needsHelp}</h3>
          <HelpCall workshopId={workshopId} solutionId={id} help={help} describedBy="beside-title" />
        </section>
      )}
      {note !== undefined && (
        <div className={classes.noteControl}>
          <NoteControl workshopId={workshopId} solutionId={id} shown={note?.text ?? null} />
        </div>
      )}
      <section aria-labelledby="beside-people">
        <h3 id="beside-people">{words.whoIsHere}</h3>
        <WhoIsWhere people={people} />
      </section>
      <section aria-labelledby="beside-work">
        <h3 id="beside-work">{words.soFar}</h3>
        {chain.isPending && <p>{commonMessages.loading}</p>}
        {chain.isLoadingError && (
          <ErrorPanel
            message={sentenceOf(chain.error, commonMessages.loadDataFailed)}
            onRetry={() => void chain.refetch()}
          />
        )}
        {chain.data && <SoFar chain={chain.data} />}
      </section>
    </>
  )
}

function WhoIsWhere({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return <p className={classes.none}>{words.nobodyHere}</p>
  return (
    <ul className={classes.people}>
      {people.map((person) => (
        <li key={person.tab}>
          <Initials email={calledOf(person)} />
          <span>
            {calledOf(person)}
            {person.step !== null && <span className={classes.who}> {steps[person.step - 1]}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
