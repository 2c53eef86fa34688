import { CloseButton, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Person } from '#contract/live.ts'
import { asidesMessages as words } from '#contract/messages/asides.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { steps } from '../../../domain/steps/steps.ts'
import { isWanted } from '../../../domain/workshop/help.ts'
import { calledOf, Initials } from '../../../domain/workshop/initials.tsx'
import { sentenceOf } from '../../../lib/http/api-error.ts'
import { serverNow } from '../../../lib/http/server-clock.ts'
import { chainQuery } from '../../../lib/queries/chain.queries.ts'
import { openDialogs, useOpenDialog } from '../../../ui/dialog/open-dialogs.ts'
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx'
import { HelpCall } from './help-call.tsx'
import { NoteControl } from './note-control.tsx'
import type { BesideGroup } from './beside-group.ts'
import { SoFar } from './so-far.tsx'
import classes from './beside.module.css'

/** Wide enough for the table and what is read beside it. */
const HAS_ROOM_BESIDE = '(min-width: 80em)'

interface BesidePanelProps extends BesideGroup {
  /** Where it stands beside the table, on a screen that has room for both. */
  place: HTMLElement | null
  onClose: () => void
}

/** Beside a group without leaving the cockpit: next to the table, or over it where there is no room. */
export function BesidePanel({ place, onClose, ...group }: BesidePanelProps) {
  const hasRoom = useMediaQuery(HAS_ROOM_BESIDE, false, { getInitialValueInEffect: false })
  const Frame = hasRoom && place ? NextToTable : OverTable
  return (
    <Frame title={group.solution.solution_name} place={place} onClose={onClose}>
      <Beside {...group} />
    </Frame>
  )
}

interface FrameProps extends Pick<BesidePanelProps, 'place' | 'onClose'> {
  title: string
  children: ReactNode
}

/** The host leads on meanwhile: nothing of the page is shut. */
function NextToTable({ title, place, onClose, children }: FrameProps) {
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
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
    place &&
    createPortal(
      <section ref={section} aria-labelledby="beside-title" className={classes.beside}>
        <div className={classes.besideHead}>
          <h2 ref={heading} id="beside-title" tabIndex={-1} className={classes.title}>
            {title}
          </h2>
          <CloseButton aria-label={commonMessages.close} onClick={onClose} />
        </div>
        <div className={classes.body}>{children}</div>
      </section>,
      place,
    )
  )
}

function OverTable({ title, onClose, children }: FrameProps) {
  const { isOnTop } = useOpenDialog(true)
  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={isOnTop}
      position="right"
      size={560}
      title={<span id="beside-title">{title}</span>}
      closeButtonProps={{ 'aria-label': commonMessages.close }}
      classNames={{ content: classes.panel, header: classes.head, title: classes.title, body: classes.body }}
    >
      {children}
    </Drawer>
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
