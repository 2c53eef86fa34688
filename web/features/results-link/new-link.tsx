import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { NewResultsLink } from '#contract/results.ts'
import { resultsLinkMessages } from '#contract/messages/results.ts'
import { resultsAddress } from '../../domain/workshop/results-address.ts'
import { useShowScene } from '../../domain/workshop/scene.queries.ts'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'
import { copyText } from '../../lib/text/copy-text.ts'
import { announce } from '../../ui/feedback/toast-store.ts'
import { busy } from '../../ui/focus/busy.ts'
import { MonitorIcon } from '../../ui/marks/icons.tsx'
import { CopyIcon } from '../../ui/marks/later-icons.tsx'
import { Button } from '../../ui/page/button.tsx'
import classes from './results-link.module.css'

interface NewLinkProps {
  workshopId: string
  link: NewResultsLink
}

/** The whole address of a link, as long as this page remembers it: the server does not, unless it is put on the big screen. */
export function NewLink({ workshopId, link: { base_url, token } }: NewLinkProps) {
  const { data: room } = useQuery(roomScreenQuery(workshopId))
  const show = useShowScene(workshopId)
  const address = resultsAddress(base_url, token)
  const copy = async () => {
    if (await copyText(address)) announce('success', resultsLinkMessages.copied)
    else announce('warning', resultsLinkMessages.notCopied)
  }
  return (
    <div className={classes.made}>
      <TextInput
        readOnly
        label={resultsLinkMessages.newLink}
        description={resultsLinkMessages.shownOnce}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button leftSection={<CopyIcon size={18} />} onClick={() => void copy()}>
        {resultsLinkMessages.copy}
      </Button>
      {room && (
        <Button
          leftSection={<MonitorIcon size={18} />}
          {...busy(show.isPending)}
          onClick={() => show.mutate({ scene: { kind: 'end' }, results_token: token })}
        >
          {resultsLinkMessages.showOnBigScreen}
        </Button>
      )}
      {room?.results_token === token && <p>{resultsLinkMessages.onBigScreen}</p>}
    </div>
  )
}
