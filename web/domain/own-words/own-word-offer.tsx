import { Button } from '@mantine/core'
import { ownWordsMessages } from '#contract/messages/own-words.ts'
import { useShut } from '../../ui/focus/busy.ts'
import { PlusIcon } from '../../ui/marks/icons.tsx'
import classes from './own-words.module.css'

/** Below a search that has found none. */
export function OwnWordOffer({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <div className={classes.offer}>
      <p>{ownWordsMessages.nothingHere}</p>
      <Button
        size="sm"
        className={classes.offerButton}
        leftSection={<PlusIcon size={16} />}
        {...useShut()}
        onClick={onPress}
      >
        {label}
      </Button>
    </div>
  )
}
