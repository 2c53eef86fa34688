import classes from './scenes.module.css'

/** Which option a scene is about, in the words of its group. */
export function OptionHead({ about, option }: { about: string; option: string }) {
  return (
    <header className={classes.optionHead}>
      <p className={classes.about}>{about}</p>
      <h2 className={classes.option}>{option}</h2>
    </header>
  )
}
