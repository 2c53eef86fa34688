import { useId, type ReactNode } from 'react'
import { deletedMessages } from '#contract/messages/undo.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { copyText } from '../../lib/text/copy-text.ts'
import { Banner } from '../feedback/banner.tsx'
import { TextArea } from '../field/text-field.tsx'
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
      <div className={`row gap-16 ${classes.rescued}`}>
        <div className="grow">
          <p className="strong">{sentence}</p>
          <p>{deletedMessages.kept}</p>
          <p className={`quiet ${classes.about}`} id={id}>
            {about}
          </p>
          {field ? (
            <TextArea
              aria-label={deletedMessages.yourText}
              aria-describedby={id}
              data-place={field.place}
              // the banner around it is read out when it changes; what its author types is not
              aria-live="off"
              inputClassName={classes.words}
              value={text}
              onKeyDown={(event) => {
                if (field.isOneLine && event.key === 'Enter') event.preventDefault()
              }}
              onChange={(event) => field.onType(event.currentTarget.value)}
            />
          ) : (
            <p className={`words ${classes.words}`}>{text}</p>
          )}
        </div>
        <div className={`cluster ${classes.actions}`}>
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
