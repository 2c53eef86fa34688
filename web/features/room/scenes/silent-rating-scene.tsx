import { useQuery } from '@tanstack/react-query'
import { commonMessages } from '#contract/messages/common.ts'
import { scenesMessages as words } from '#contract/messages/room-screen.ts'
import { silentRoundsMessages } from '#contract/messages/silent-rating.ts'
import type { WatchedRound } from '#contract/silent-rating.ts'
import { useHowManyForHost } from '../../../domain/groups/use-how-many.ts'
import { useOwners } from '../../../domain/groups/use-owners.ts'
import { silentRoundsQuery } from '../../../domain/workshop/silent-rounds.queries.ts'
import { CheckIcon } from '../../../ui/marks/message-icons.tsx'
import { CalmLine } from './calm-line.tsx'
import { Pages } from './pages.tsx'
import type { SceneProps } from './scene-props.ts'
import { useSceneParts } from './use-scene-parts.ts'
import shared from './scene-table.module.css'
import classes from './silent-rating-scene.module.css'

/** How many have rated each option alone, and nothing of what they chose. */
export function SilentRatingScene({ workshopId, room }: SceneProps) {
  const parts = useSceneParts(workshopId, room)
  const { data: rounds = [] } = useQuery(silentRoundsQuery(workshopId))
  const ownerOf = useOwners(workshopId)
  const howManyIn = useHowManyForHost(workshopId, room)
  if (!parts) return null
  const page = parts.pages[parts.at]
  if (!page) return <CalmLine title={words.ratingAlone}>{words.noRounds}</CalmLine>
  return (
    <div className={shared.scene}>
      <table className={`${shared.table} ${classes.table}`}>
        <caption className="visually-hidden">{words.ratingAlone}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${classes.optionHead} ${shared.whole}`}>
              <h2>{words.ratingAlone}</h2>
            </th>
            <th scope="col">{commonMessages.virtuous}</th>
            <th scope="col">{commonMessages.vicious}</th>
          </tr>
        </thead>
        <tbody>
          {page.map(({ functional_option_id: id, solution_id, name }) => {
            const own = rounds.filter((round) => round.functional_option_id === id)
            const owner = ownerOf(solution_id)
            return (
              <tr key={id}>
                <th scope="row">
                  <span className={`${shared.words} ${classes.option}`}>{name}</span>
                  <span className={shared.oneLine}>{owner?.name ?? own[0]?.solution_name}</span>
                </th>
                {[true, false].map((virtuous) => (
                  <Rated
                    key={String(virtuous)}
                    round={own.find((round) => round.virtuous === virtuous)}
                    all={howManyIn(solution_id) ?? 0}
                  />
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <Pages parts={parts} />
    </div>
  )
}

function Rated({ round, all }: { round: WatchedRound | undefined; all: number }) {
  const people = round?.people ?? 0
  return (
    <td className={classes.rated}>
      <span className={classes.count}>{words.rated(people, all)}</span>{' '}
      {round?.revealed ? (
        <span className={classes.revealed}>
          <CheckIcon /> {silentRoundsMessages.revealedMark}
        </span>
      ) : round?.round === 2 ? (
        words.ratedAgain
      ) : (
        words.haveRated(people, all)
      )}
      {all > 0 && (
        <span aria-hidden="true" className={shared.bar}>
          <span style={{ width: `${(100 * people) / Math.max(people, all)}%` }} />
        </span>
      )}
    </td>
  )
}
