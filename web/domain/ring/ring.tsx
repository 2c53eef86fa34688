import { NeedImage } from '../needs/need-icon.tsx'
import { measureColours } from '../needs/measure.tsx'
import { MEASURE_NONE } from '#contract/limits.ts'
import { layOutRing, linePath, type RatedNeed, type RingCircle, type RingSize } from '#contract/ring-layout.ts'
import { belowFirst, placeNames, wrapName, type RingName } from '#contract/ring-names.ts'
import { fitText } from './ring-text.ts'
import classes from './ring.module.css'

interface RingProps {
  cells: readonly RatedNeed[]
  primaryId: number | null
  size: RingSize
}

/** The picture; a table beside it says the same in words. */
export function Ring({ cells, primaryId, size }: RingProps) {
  const { circles, lines } = layOutRing(cells, primaryId, size)
  const { names, top } = size.inside === 'sign' ? placeNames(circles, size) : { names: [], top: 0 }
  return (
    <svg aria-hidden="true" className={classes.ring} viewBox={`0 ${top} ${size.width} ${size.height - top}`}>
      {lines.map((line) => (
        <path key={line.to} data-line-to={line.to} className={classes.line} pathLength={1} d={linePath(line)} />
      ))}
      {circles.map((circle) => (
        <g key={circle.id} className={classes.need} style={{ color: measureColours(circle.measure).ink }}>
          {circle.isPrimary && <circle className={classes.halo} cx={circle.x} cy={circle.y} r={circle.r + size.halo} />}
          <circle
            className={classes.circle}
            cx={circle.x}
            cy={circle.y}
            r={circle.r}
            fill={measureColours(circle.measure).ground}
          />
          {size.inside === 'words' && <WordsInside circle={circle} />}
          {size.inside === 'sign' && <SignInside circle={circle} />}
          {size.inside === 'number' && <NumberInside circle={circle} />}
        </g>
      ))}
      {/* last, so that no neighbour's circle covers a name */}
      {names.map((name) => (
        <NameOutside key={name.id} {...name} />
      ))}
    </svg>
  )
}

function Icon({ circle, size, dy }: { circle: RingCircle; size: number; dy: number }) {
  return (
    <foreignObject x={circle.x - size / 2} y={circle.y + dy - size / 2} width={size} height={size}>
      <NeedImage name={circle.name} size={size} />
    </foreignObject>
  )
}

function WordsInside({ circle }: { circle: RingCircle }) {
  const isNone = circle.measure === MEASURE_NONE
  const lines = isNone ? [circle.measureName] : wrapName(`${circle.measure} ${circle.measureName}`)
  const nameLines = wrapName(circle.name)
  const longest = nameLines.toSorted((a, b) => b.length - a.length)[0]!
  // a name of two lines pushes what is above it up, and what is below it down
  const more = nameLines.length > 1 ? 6 : 0
  const top = (lines.length > 1 ? -4 : 0) + more
  return (
    <>
      <Icon circle={circle} size={26} dy={top - 20 - 2 * more} />
      {nameLines.map((line, index) => (
        <text
          key={line}
          x={circle.x}
          y={circle.y + top + 11 + (index - nameLines.length + 1) * 13}
          className={classes.name}
          style={fitText(longest, 2 * circle.r - 8, 12.5)}
        >
          {line}
        </text>
      ))}
      {lines.map((line, index) => (
        <text
          key={line}
          x={circle.x}
          y={circle.y + top + 26 + index * 13}
          className={classes.measure}
          style={fitText(line, 1.7 * circle.r, 12)}
        >
          {line}
        </text>
      ))}
    </>
  )
}

function SignInside({ circle }: { circle: RingCircle }) {
  const isNone = circle.measure === MEASURE_NONE
  return (
    <>
      <Icon circle={circle} size={18} dy={isNone ? 0 : -9} />
      {!isNone && (
        <text x={circle.x} y={circle.y + 17} className={classes.number}>
          {circle.measure}
        </text>
      )}
    </>
  )
}

function NumberInside({ circle }: { circle: RingCircle }) {
  if (circle.measure === MEASURE_NONE) return null
  return (
    <text x={circle.x} y={circle.y + 6.6} className={classes.number} style={{ fontSize: 18.8 }}>
      {circle.measure}
    </text>
  )
}

function NameOutside({ x, y, lines }: RingName) {
  return lines.map((line, index) => (
    <text key={line} x={x} y={y + belowFirst(index)} className={classes.outside}>
      {line}
    </text>
  ))
}
