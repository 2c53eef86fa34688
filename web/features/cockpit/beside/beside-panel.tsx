import { Drawer } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useQuery } from '@tanstack/react-query'
import type { Person } from '#contract/live.ts'
import { asidesMessages as words } from '#contract/messages/asides.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { steps } from '../../../domain/steps/steps.ts'
import { isWanted } from '../../../domain/workshop/help.ts'
import { calledOf, Initials } from '../../../domain/workshop/initials.tsx'
import { sentenceOf } from '../../../lib/http/api-error.ts'
import { serverNow } from '../../../lib/http/server-clock.ts'
import { chainQuery } from '../../../lib/queries/chain.queries.ts'
import { useOpenDialog } from '../../../ui/dialog/open-dialogs.ts'
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx'
import { HelpCall } from './help-call.tsx'
import { NoteControl } from './note-control.tsx'
import type { BesideGroup } from './beside-group.ts'
import { SoFar } from './so-far.tsx'
import classes from './beside.module.css'

/** Beside a group without leaving the cockpit. */
export function BesidePanel({ workshopId, solution, people, onClose }: BesideGroup & { onClose: () => void }) {
  const { id, solution_name, help, note } = solution
  const chain = useQuery(chainQuery(id))
  const { isOnTop } = useOpenDialog(true)
  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={isOnTop}
      position="right"
      size={560}
      title={<span id="beside-title">{solution_name}</span>}
      closeButtonProps={{ 'aria-label': commonMessages.close }}
      classNames={{ content: classes.panel, header: classes.head, title: classes.title, body: classes.body }}
    >
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
    </Drawer>
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
