import { undoMessages } from '#contract/messages/undo.ts'
import { TOAST_MS, UNDO_MS } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { ApiError, isFrozen, reasonOf } from '../../lib/http/api-error.ts'
import { withdrawOffer, type UndoOffer } from './undo-offers.ts'
import { CheckIcon, CloseIcon, TrashIcon, WarningIcon } from '../../ui/marks/icons.tsx'
import { TextLink } from '../../ui/page/links.tsx'
import { Countdown } from './countdown.tsx'
import { useUndo } from './undo.queries.ts'
import { useUndoKey } from './use-undo-key.ts'
import classes from './undo-bar.module.css'

interface UndoRowProps {
  offer: UndoOffer
  isNewest: boolean
  isShown: boolean
  /** Pointer or focus is in the bar: the countdown is paused. */
  isHeld: boolean
}

const words = undoMessages

/** One deletion: what went, and the way back. It goes by itself after a while, unless a try has failed. */
export function UndoRow({ offer: { token, took }, isNewest, isShown, isHeld }: UndoRowProps) {
  const undo = useUndo(token)
  const { isPending, isSuccess, error } = undo
  // the offer stays when the host has paused editing
  const failure = isFrozen(error) ? null : error
  const isRefused = failure instanceof ApiError && !failure.isTransient
  const hasFailed = failure !== null && !isRefused
  const isOffered = !isPending && !isSuccess && !isRefused
  useUndoKey(isNewest && isOffered, undo.mutate)

  const restoredId = isSuccess && took?.kind === 'solution' ? took.solution_id : undefined
  const Icon = isSuccess ? CheckIcon : failure ? WarningIcon : TrashIcon
  const dismiss = () => withdrawOffer(token)

  const text = () => {
    if (isPending) return words.restoring
    if (isSuccess) return words.restored(took)
    if (isRefused) return reasonOf(error)
    return hasFailed ? words.failed(reasonOf(error)) : words.taken(took)
  }

  return (
    <div data-row className={classes.row} hidden={!isShown}>
      <Icon size={18} className={classes.icon} />
      <p role="status" className={classes.text}>
        {text()}
      </p>
      {isOffered && (
        <button type="button" className={classes.action} aria-keyshortcuts="Control+Z" onClick={() => undo.mutate()}>
          {hasFailed ? commonMessages.tryAgain : undoMessages.undo}
        </button>
      )}
      {restoredId !== undefined && (
        <TextLink
          className={classes.action}
          to="/solutions/$solutionId"
          params={{ solutionId: restoredId }}
          onClick={dismiss}
        >
          {undoMessages.openIt}
        </TextLink>
      )}
      <button
        type="button"
        className={classes.close}
        aria-label={commonMessages.close}
        onClick={() => {
          undo.giveUp()
          dismiss()
        }}
      >
        <CloseIcon size={18} />
      </button>
      {!isPending && !hasFailed && (
        <Countdown
          key={String(isSuccess)}
          ms={isSuccess && restoredId === undefined ? TOAST_MS : UNDO_MS}
          isRunning={!isHeld}
          onEnd={dismiss}
        />
      )}
    </div>
  )
}
