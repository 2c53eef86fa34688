import type { Line } from './chain-lines.ts'
import classes from './chain-map.module.css'

interface ChainSvgProps {
  height: number
  lines: readonly Line[]
  /** Keys of the items whose thread is lit. */
  lit?: ReadonlySet<string> | undefined
}

/** The lines of the map, one path for all of a kind, however many there are. They turn with the page, as the columns do. */
export function ChainSvg({ height, lines, lit }: ChainSvgProps) {
  const isLit = ({ from, to }: Line) => Boolean(lit?.has(from) && lit.has(to))
  const path = (of: readonly Line[]) => of.map(({ d }) => d()).join('')
  const quiet = lines.filter((line) => !isLit(line))
  return (
    <svg
      aria-hidden="true"
      data-directed
      className={classes.lines}
      viewBox={`0 0 100 ${Math.max(1, height)}`}
      preserveAspectRatio="none"
      height={height}
    >
      <path d={path(quiet.filter(({ isBroken }) => !isBroken))} />
      <path d={path(quiet.filter(({ isBroken }) => isBroken))} data-broken />
      {lit && <path d={path(lines.filter(isLit))} data-lit />}
    </svg>
  )
}
