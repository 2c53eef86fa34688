import { NeedImage } from '../needs/need-icon.tsx'
import { measureColours } from '../needs/measure.tsx'
import { MEASURE_NONE } from '#contract/limits.ts'
import { layOutRing, linePath, type RatedNeed, type RingCircle, type RingSize } from '#contract/ring-layout.ts'
import { fitText, wrapName } from './ring-text.ts'
import classes from './ring.module.css'

interface RingProps {
  cells: readonly RatedNeed[]
  primaryId: number | null
  size: RingSize
}

/** The picture; a table beside it says the same in words. */
export function Ring({ cells, primaryId, size }: RingProps) {
  const { circles, lines } = layOutRing(cells, primaryId, size)
  return (
    <svg aria-hidden="true" className={classes.ring} viewBox={`0 0 ${size.width} ${size.height}`}>
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
      {size.inside === 'sign' && circles.map((circle) => <NameOutside key={circle.id} circle={circle} size={size} />)}
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
  const top = lines.length > 1 ? -4 : 0
  return (
    <>
      <Icon circle={circle} size={26} dy={top - 20} />
      <text
        x={circle.x}
        y={circle.y + top + 11}
        className={classes.name}
        style={fitText(circle.name, 2 * circle.r - 8, 12.5)}
      >
        {circle.name}
      </text>
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

function NameOutside({ circle, size }: { circle: RingCircle; size: RingSize }) {
  const lean = (size.lean * (circle.y - size.centre.y)) / size.radius
  return (
    <text
      x={circle.x + (circle.x - size.centre.x) * lean}
      y={circle.y + circle.r + (circle.isPrimary ? 20 : 15)}
      className={classes.outside}
    >
      {circle.name}
    </text>
  )
}
