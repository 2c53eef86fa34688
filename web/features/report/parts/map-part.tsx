import { memo } from 'react'
import type { Chain } from '#contract/chain.ts'
import type { Outline } from '#contract/outline.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { ChainHeads, ChainPicture } from '../../../domain/chain/chain-picture.tsx'
import { OwnSignKey } from '../../../domain/own-words/own-mark.tsx'
import { TextLink } from '../../../ui/page/links.tsx'
import sideways from '../../../ui/page/sideways.module.css'
import print from '../styles/print.module.css'
import classes from '../styles/report.module.css'

interface MapPartProps {
  chain: Chain
  /** The map in the pieces that are there by now, and how many there will be. */
  pieces: readonly Outline[]
  of: number
  /** The map itself cannot be reached from here. */
  isAlone: boolean
}

/** What hangs on what, as a picture. It is set as a table so that every page repeats the names of the layers. */
export function MapPart({ chain, pieces, of, isAlone }: MapPartProps) {
  if (pieces.length === 0) return <p className={classes.nothing}>{reportMessages.nothing}</p>
  return (
    <>
      {/* a phone is too narrow for the picture, and the map itself has a list for it */}
      <p className={classes.insteadOfMap}>
        {isAlone ? (
          reportMessages.mapNeedsRoom
        ) : (
          <TextLink to="/solutions/$solutionId/map" params={{ solutionId: chain.id }}>
            {reportMessages.traceabilityMap}
          </TextLink>
        )}
      </p>
      <div
        role="region"
        aria-label={reportMessages.map}
        tabIndex={0}
        className={`${sideways.sideways} ${classes.map} ${print.map}`}
      >
        <table role="presentation" className={classes.pieces}>
          <thead>
            <tr>
              <td>
                <ChainHeads />
              </td>
            </tr>
          </thead>
          <tbody>
            {pieces.map((piece, place) => (
              <tr key={place}>
                <td>
                  <MapPiece outline={piece} label={partOf(place, of)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <OwnSignKey of={[...chain.stories, ...chain.stakeholders]} />
      </div>
    </>
  )
}

/** Remembered, so that those that are there are not drawn again with the next. */
const MapPiece = memo(function MapPiece({ outline, label }: { outline: Outline; label: string }) {
  return <ChainPicture outline={outline} hasHeads={false} label={label} />
})

function partOf(place: number, count: number) {
  const { fromPurposeToRequirement: title, partOf: numbered } = reportMessages
  return count === 1 ? title : numbered(title, place + 1, count)
}
