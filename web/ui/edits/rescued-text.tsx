import { Textarea } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { deletedMessages } from '#contract/messages/undo.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { copyText } from '../../lib/text/copy-text.ts'
import { Banner } from '../feedback/banner.tsx'
import { ownDescription } from '../field/own-description.ts'
import { announce } from '../feedback/toast-store.ts'
import { Button } from '../page/button.tsx'
import classes from './rescued-text.module.css'

export interface RescuedTextProps {
  /** What it was about. */
  about: string
  text: string
  /** For words that can be typed on. `place` is the one that the lost field had, so that focus and caret come along. */
  field?: {
    place: string
    /** Enter would have saved there: it makes no new line here, for whoever presses it a moment too late. */
    isOneLine?: boolean
    onType: (text: string) => void
  }
  onDiscard: () => void
}

/** What was typed into something that has been deleted. It is kept like everything typed, and can be copied. */
export function RescuedText({
  sentence,
  action,
  about,
  text,
  field,
  onDiscard,
}: RescuedTextProps & {
  sentence: string
  /** The way to have it back, where there is one. */
  action?: ReactNode
}) {
  const id = useId()
  const copy = async () => {
    const isCopied = await copyText(text)
    const { copied, copyFailed } = deletedMessages
    announce(isCopied ? 'success' : 'warning', isCopied ? copied : copyFailed)
  }
  return (
    <Banner type="warning">
      <div className={classes.rescued}>
        <div className={classes.content}>
          <p className={classes.sentence}>{sentence}</p>
          <p>{deletedMessages.kept}</p>
          <p className={classes.about} id={id}>
            {about}
          </p>
          {field ? (
            <Textarea
              aria-label={deletedMessages.yourText}
              {...ownDescription}
              aria-describedby={id}
              data-place={field.place}
              // the banner around it is read out when it changes; what its author types is not
              wrapperProps={{ 'aria-live': 'off' }}
              classNames={{ input: classes.words }}
              maxRows={8}
              value={text}
              onKeyDown={(event) => {
                if (field.isOneLine && event.key === 'Enter') event.preventDefault()
              }}
              onChange={(event) => field.onType(event.currentTarget.value)}
            />
          ) : (
            <p className={classes.words}>{text}</p>
          )}
        </div>
        <div className={classes.actions}>
          {action}
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
