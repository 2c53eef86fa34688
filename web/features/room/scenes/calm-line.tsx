import classes from './scenes.module.css'

interface CalmLineProps {
  /** What the scene is, where its sentence does not tell. */
  title?: string
  children: string
}

/** Where a scene has nothing to show, one sentence in its place. */
export function CalmLine({ title, children }: CalmLineProps) {
  return (
    <div className={classes.calm}>
      {title !== undefined && <h2>{title}</h2>}
      <p>{children}</p>
    </div>
  )
}
