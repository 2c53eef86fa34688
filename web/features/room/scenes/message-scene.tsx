import { scenesMessages } from '#contract/messages/room-screen.ts'
import { CalmLine } from './calm-line.tsx'
import { FitWords } from './fit-words.tsx'
import type { SceneProps } from './scene-props.ts'
import classes from './scenes.module.css'

/** What the host tells everybody, alone. */
export function MessageScene({ room: { message } }: SceneProps) {
  if (message === null) return <CalmLine>{scenesMessages.noMessage}</CalmLine>
  return (
    <FitWords from={180} to={48} words={message} className={classes.message}>
      <p>{message}</p>
    </FitWords>
  )
}
