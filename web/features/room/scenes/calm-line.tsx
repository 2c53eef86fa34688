import classes from './scenes.module.css'

/** Where a scene has nothing to show, one sentence in its place. */
export function CalmLine({ children }: { children: string }) {
  return <p className={classes.calm}>{children}</p>
}
