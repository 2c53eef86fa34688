import type { Chain } from '#contract/chain.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { ChainHeads, ChainPicture } from '../../../domain/chain/chain-picture.tsx'
import { mapOutline } from '../../../domain/chain/map-outline.ts'
import { OwnSignKey } from '../../../domain/own-words/own-mark.tsx'
import { TextLink } from '../../../ui/page/links.tsx'
import { mapPieces } from '../data/map-pieces.ts'
import print from '../styles/print.module.css'
import classes from '../styles/report.module.css'

interface MapPartProps {
  chain: Chain
  title: string
  /** The map itself cannot be reached from here. */
  isAlone: boolean
}

/** What hangs on what, as a picture. It is set as a table so that every page repeats the names of the layers. */
export function MapPart({ chain, title, isAlone }: MapPartProps) {
  if (chain.stories.length === 0) return <p className={classes.nothing}>{reportMessages.nothing}</p>
  const pieces = mapPieces(mapOutline(chain))
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
      <div role="region" aria-label={reportMessages.map} tabIndex={0} className={`${classes.map} ${print.map}`}>
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
                  <ChainPicture outline={piece} hasHeads={false} label={partOf(title, place, pieces.length)} />
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

const partOf = (title: string, place: number, count: number) =>
  count === 1 ? title : reportMessages.partOf(title, place + 1, count)
