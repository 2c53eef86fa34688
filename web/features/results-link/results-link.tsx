import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { madeOnce } from '#contract/made-once.ts'
import { TAG } from '#contract/messages/grammar.ts'
import { resultsLinkMessages } from '#contract/messages/results.ts'
import type { ResultsLink as Link } from '#contract/results.ts'
import { serverNow } from '../../lib/http/server-clock.ts'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'
import { DeedDialog } from '../../ui/dialog/deed-dialog.tsx'
import { busy } from '../../ui/focus/busy.ts'
import { NewLink } from './new-link.tsx'
import { resultsLinkQuery, useMakeResultsLink, useTakeBackResultsLink } from './results-link.queries.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './results-link.module.css'

const DAYS = [7, 30, 90]
const longDay = madeOnce(() => new Intl.DateTimeFormat(TAG, { dateStyle: 'long' }))

/** A way to the results for people who are not in the workshop: whether there is one, until when, and a new one. */
export function ResultsLink({ workshopId }: { workshopId: string }) {
  const { data } = useQuery(resultsLinkQuery(workshopId))
  const make = useMakeResultsLink(workshopId)
  const takeBack = useTakeBackResultsLink(workshopId)
  const [days, setDays] = useState(DAYS[1] ?? 30)
  const [asked, setAsked] = useState<'takeBack' | 'replace'>()
  const { data: room } = useQuery(roomScreenQuery(workshopId))
  if (!data) return null
  const { link } = data
  const made = link && make.data?.created_at === link.created_at ? make.data : undefined
  return (
    <section aria-labelledby="results-link" className={classes.link}>
      <h3 id="results-link">{resultsLinkMessages.title}</h3>
      <p className={classes.hint}>{resultsLinkMessages.hint}</p>
      <p role="status">{stateOf(link)}</p>
      {made && <NewLink workshopId={workshopId} link={made} />}
      <div className={classes.make}>
        <NativeSelect
          label={resultsLinkMessages.howLong}
          value={days}
          data={DAYS.map((each) => ({ value: String(each), label: resultsLinkMessages.days(each) }))}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
        />
        <Button {...busy(make.isPending)} onClick={() => (works(link) ? setAsked('replace') : make.mutate(days))}>
          {link ? resultsLinkMessages.makeNew : resultsLinkMessages.make}
        </Button>
        {link && <Button onClick={() => setAsked('takeBack')}>{resultsLinkMessages.takeBack}</Button>}
      </div>
      <DeedDialog
        deed={takeBack}
        sent={undefined}
        opened={asked === 'takeBack'}
        title={resultsLinkMessages.takeBackTitle}
        confirmLabel={resultsLinkMessages.takeBack}
        onClose={() => setAsked(undefined)}
      >
        <p>{resultsLinkMessages.takeBackWarning}</p>
      </DeedDialog>
      <DeedDialog
        deed={make}
        sent={days}
        opened={asked === 'replace'}
        title={resultsLinkMessages.replaceTitle}
        confirmLabel={resultsLinkMessages.makeNew}
        onClose={() => setAsked(undefined)}
      >
        <p>{resultsLinkMessages.replaceWarning}</p>
        {room?.results_token !== undefined && <p>{resultsLinkMessages.replacesOnBigScreen}</p>}
      </DeedDialog>
    </section>
  )
}

function stateOf(link: Link | null): string {
  if (!link) return resultsLinkMessages.none
  const day = longDay().format(new Date(link.ends_at))
  return works(link) ? resultsLinkMessages.holdsUntil(day) : resultsLinkMessages.ended(day)
}

const works = (link: Link | null) => link !== null && new Date(link.ends_at).getTime() > serverNow()
