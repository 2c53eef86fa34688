import { useEffect, useState } from 'react'
import { sessionMessages } from '#contract/messages/session.ts'
import { NeedSign } from '../../domain/needs/need-sign.tsx'
import { icon } from '../../ui/marks/icon.tsx'
import classes from './rose-window.module.css'

const PauseIcon = icon(<path d="M8.5 5v14M15.5 5v14" />)
const PlayIcon = icon(<path d="M8 5v14l11-7z" />)

const needs = [
  'Subsistence',
  'Protection',
  'Affection',
  'Understanding',
  'Participation',
  'Leisure',
  'Creation',
  'Identity',
  'Freedom',
]
const WANDER_MS = 6000
const STEP = 360 / needs.length
const ICON_RADIUS = 162

/**
 * The nine needs as petals, one of them highlighted; the highlight moves on until somebody stops it, and not at all
 * where less motion is preferred.
 */
export function RoseWindow() {
  const [isMoving, setIsMoving] = useState(true)
  const [chosen, setChosen] = useState(needs.length - 1)
  useEffect(() => {
    if (!isMoving || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setChosen((index) => (index + 1) % needs.length), WANDER_MS)
    return () => clearInterval(timer)
  }, [isMoving])

  return (
    <>
      <Petals chosen={chosen} />
      <button
        type="button"
        className={classes.pause}
        aria-label={isMoving ? sessionMessages.pausePicture : sessionMessages.movePicture}
        onClick={() => setIsMoving(!isMoving)}
      >
        {isMoving ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
      </button>
    </>
  )
}

function Petals({ chosen }: { chosen: number }) {
  return (
    <div className={classes.window} aria-hidden="true">
      <svg viewBox="-250 -250 500 500" className={classes.petals}>
        {/* the chosen one last, so that its edge lies over its neighbours' */}
        {[...needs.keys()]
          .toSorted((a, b) => Number(a === chosen) - Number(b === chosen))
          .map((index) => (
            <path
              key={index}
              d="M0 -37C-55 -105 -55 -180 0 -248 55 -180 55 -105 0 -37z"
              transform={`rotate(${index * STEP})`}
              data-chosen={index === chosen || undefined}
            />
          ))}
        <circle r="5" />
      </svg>
      {needs.map((need, index) => (
        <span key={need} className={classes.icon} data-chosen={index === chosen || undefined} style={placeOf(index)}>
          <NeedSign name={need} size={44} />
        </span>
      ))}
    </div>
  )
}

function placeOf(index: number) {
  const angle = ((index * STEP - 90) * Math.PI) / 180
  const share = (ICON_RADIUS / 250) * 50
  return { left: `${50 + Math.cos(angle) * share}%`, top: `${50 + Math.sin(angle) * share}%` }
}
