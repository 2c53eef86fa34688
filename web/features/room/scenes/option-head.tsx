import classes from './scenes.module.css'

interface OptionHeadProps {
  about: string
  option: string
  /** What the room has to know about what it sees, first of all. */
  state?: string | undefined
}

/** Which option a scene is about, in the words of its group. */
export function OptionHead({ about, option, state }: OptionHeadProps) {
  return (
    <header className={classes.optionHead}>
      <p className={classes.about}>
        {state !== undefined && <strong>{state}</strong>} {about}
      </p>
      <h2 className={classes.option}>{option}</h2>
    </header>
  )
}
