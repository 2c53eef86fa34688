import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { ownWordsMessages } from '#contract/messages/own-words.ts'
import { useShut } from '../../ui/focus/busy.ts'
import { PlusIcon } from '../../ui/marks/icons.tsx'
import { useHasOwnWords } from './own-words.queries.ts'
import classes from './own-words.module.css'

interface OwnWordOfferProps {
  label: string
  /** Whether a search has found none. */
  isOffered: boolean
  onAdded: () => void
  renderDialog: (ends: { onAdded: () => void; onClose: () => void }) => ReactNode
}

/**
 * Below a search that has found none, while the host lets groups add words. The dialog stays with what is typed in it,
 * also when somebody else adds the word meanwhile, or the host takes the offer away.
 */
export function OwnWordOffer({ label, isOffered, onAdded, renderDialog }: OwnWordOfferProps) {
  const isOn = useHasOwnWords()
  const [isAsked, setIsAsked] = useState(false)
  const onClose = () => setIsAsked(false)
  const shut = useShut()
  return (
    <>
      {isOn && isOffered && (
        <div className={classes.offer}>
          <p>{ownWordsMessages.nothingHere}</p>
          <Button
            size="sm"
            className={classes.offerButton}
            leftSection={<PlusIcon size={16} />}
            {...shut}
            onClick={() => setIsAsked(true)}
          >
            {label}
          </Button>
        </div>
      )}
      {isAsked &&
        renderDialog({
          onClose,
          onAdded: () => {
            onClose()
            onAdded()
          },
        })}
    </>
  )
}
