import { Button, TextInput } from '@mantine/core'
import type { NewResultsLink } from '#contract/results.ts'
import { resultsLinkMessages } from '#contract/messages/results-link.ts'
import { copyText } from '../../lib/text/copy-text.ts'
import { announce } from '../../ui/feedback/toast-store.ts'
import { CopyIcon } from '../../ui/marks/icons.tsx'
import classes from './results-link.module.css'

/**
 * The whole address of a link, as long as this page remembers it: the server does not. The token stands behind the #,
 * which browsers send to nobody, neither in a request nor as the page that somebody came from.
 */
export function NewLink({ link: { base_url, token } }: { link: NewResultsLink }) {
  const address = `${base_url ?? window.location.origin}/results#${token}`
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
    </div>
  )
}
