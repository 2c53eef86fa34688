import { Button } from '@mantine/core'
import { deletedMessages } from '#contract/messages/deleted.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { copyText } from '../../lib/text/copy-text.ts'
import { Banner } from '../feedback/banner.tsx'
import { announce } from '../feedback/toast-store.ts'
import classes from './stranded-text.module.css'

interface StrandedTextProps {
  /** Why it can no longer be saved. */
  sentence: string
  /** What it was about. */
  about: string
  text: string
  onDiscard: () => void
}

/** A text that was typed into something that has been deleted. It can be copied. */
export function StrandedText({ sentence, about, text, onDiscard }: StrandedTextProps) {
  const copy = async () => {
    const isCopied = await copyText(text)
    const { copied, copyFailed } = deletedMessages
    announce(isCopied ? 'success' : 'warning', isCopied ? copied : copyFailed)
  }
  return (
    <Banner type="warning">
      <div className={classes.stranded}>
        <div>
          <p className={classes.sentence}>{sentence}</p>
          <p>{deletedMessages.kept}</p>
          <p className={classes.about}>{about}</p>
          <p className={classes.words}>{text}</p>
        </div>
        <div className={classes.actions}>
          <Button size="xs" onClick={() => void copy()}>
            {deletedMessages.copyText}
          </Button>
          <Button size="xs" onClick={onDiscard}>
            {commonMessages.discard}
          </Button>
        </div>
      </div>
    </Banner>
  )
}
