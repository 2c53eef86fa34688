import { Button, Tooltip } from '@mantine/core'
import '@mantine/core/styles/Tooltip.layer.css'
import type { Fhn, Measure } from '#contract/reference-data.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { optionName, storyName } from '#contract/visible-ids.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { listed } from '#contract/messages/english.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { writesTo } from '../../lib/live/own-place.ts'
import type { OptionPlace } from '../../domain/options/option-place.ts'
import { Overtaken } from '../../ui/edits/edit-note.tsx'
import { useUnsavedWords } from '../../ui/edits/use-unsaved-words.ts'
import { busy, useShut } from '../../ui/focus/busy.ts'
import { CheckIcon } from '../../ui/marks/message-icons.tsx'
import { NeedIcon } from '../../domain/needs/need-icon.tsx'
import { TableBox } from '../../ui/table/table-box.tsx'
import { WritingMark } from '../../domain/workshop/writing-mark.tsx'
import table from '../../ui/table/data-table.module.css'
import { useCardsWhereWide } from '../../ui/table/use-cards-where-wide.ts'
import { RatingTile } from './rating-tile.tsx'
import type { Ratings } from './use-ratings.ts'
import classes from './rating-table.module.css'

interface RatingTableProps {
  place: OptionPlace
  /** Names the table. */
  label: string
  fhns: readonly Fhn[]
  primaryId: number | null
  measures: readonly Measure[]
  ratings: Ratings
  /** Ratings of this direction are stored. */
  isSaved: boolean
  /** Nobody shall see who is rating. */
  isSilent?: boolean
}

/** One row: the route's option, a dropdown for each need, and Save. */
export function RatingTable(props: RatingTableProps) {
  const { place, label, fhns, primaryId, measures, ratings, isSaved, isSilent = false } = props
  const { number, option, row } = place
  const { place: fit, isCards } = useCardsWhereWide()
  const isWhole = fhns.every(({ id }) => ratings.isRated(id))
  return (
    // one row needs no head at the window's edge
    <div ref={fit} className={classes.fit} data-cards={isCards || undefined}>
      <TableBox label={label} maxHeight="none">
        <table className={`${table.table} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{h9AnalysisMessages.userStory}</th>
              <th scope="col">{h9AnalysisMessages.functionalOption}</th>
              {fhns.map((fhn) => (
                <th key={fhn.id} scope="col" className={classes.needHead}>
                  <NeedName fhn={fhn} isPrimary={fhn.id === primaryId} />
                </th>
              ))}
              <th scope="col" className={table.actions}>
                {commonMessages.save}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr {...(!isSilent && writesTo({ kind: 'rating', id: option.id }))}>
              <td className={classes.number}>{number}</td>
              <td className={`${table.words} ${classes.story}`}>
                {row.user_story.trim() === '' ? (
                  <span className={table.missing}>{functionalOptionsMessages.noUserStory}</span>
                ) : (
                  row.user_story
                )}
              </td>
              <td className={`${table.words} ${classes.option}`} id="rated-option">
                {option.functional_option}{' '}
                <span className={`${table.idBelow} ${classes.id}`}>
                  {optionName(option.id)} · {storyName(row.user_story_id)}
                </span>
                {!isSilent && <WritingMark kind="rating" id={option.id} />}
              </td>
              {fhns.map((fhn) => (
                <td key={fhn.id} className={classes.cell}>
                  <span className={classes.needInRow}>
                    <NeedName fhn={fhn} isPrimary={fhn.id === primaryId} />
                  </span>
                  <RatingTile
                    fhn={fhn}
                    measures={measures}
                    value={ratings.measureOf(fhn.id)}
                    isRated={ratings.isRated(fhn.id)}
                    onChange={(measure) => ratings.choose(fhn.id, measure)}
                  />
                </td>
              ))}
              <td className={`${table.actions} ${classes.save}`}>
                <Button
                  // once all is saved, the way on is the filled button
                  variant={ratings.isUnsaved || !isSaved ? 'filled' : 'default'}
                  {...busy(ratings.isSaving)}
                  {...useShut('rated-option', !isWhole && 'saving-rates-all')}
                  onClick={ratings.save}
                >
                  {commonMessages.save}
                </Button>
                <SaveState isUnsaved={ratings.isUnsaved} isSaving={ratings.isSaving} isSaved={isSaved} />
              </td>
            </tr>
          </tbody>
        </table>
      </TableBox>
      {!isSilent && ratings.overtaken.length > 0 && (
        <p className={classes.note} data-unsaved>
          <Overtaken what={listed(ratings.overtaken)} isApart />
        </p>
      )}
      {!isWhole && (
        <p id="saving-rates-all" className={classes.note}>
          {h9AnalysisMessages.savingRatesAll}
        </p>
      )}
    </div>
  )
}

function NeedName({ fhn, isPrimary }: { fhn: Fhn; isPrimary: boolean }) {
  return (
    <Tooltip
      label={fhn.description}
      disabled={!fhn.description}
      multiline
      w={260}
      // out of the table, whose box would cut it, but still inside a landmark
      portalProps={{ target: 'main' }}
      events={{ hover: true, focus: false, touch: true }}
    >
      <span className={classes.need} data-primary={isPrimary || undefined}>
        <NeedIcon name={fhn.p_fhn} />
        {fhn.p_fhn}
      </span>
    </Tooltip>
  )
}

interface SaveStateProps {
  isUnsaved: boolean
  isSaving: boolean
  isSaved: boolean
}

function SaveState({ isUnsaved, isSaving, isSaved }: SaveStateProps) {
  const words = useUnsavedWords(h9AnalysisMessages.unsaved, isSaving)
  return (
    <span role="status" className={classes.state} data-unsaved={isUnsaved || undefined}>
      {isUnsaved && words}
      {!isUnsaved && isSaved && (
        <>
          <CheckIcon size={14} /> {h9AnalysisMessages.savedMark}
        </>
      )}
    </span>
  )
}
