import { Tooltip } from '@mantine/core'
import '@mantine/core/styles/Tooltip.layer.css'
import { useState } from 'react'
import type { Fhn, Measure } from '#contract/reference-data.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { optionName, storyName } from '#contract/visible-ids.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { silentRatingMessages } from '#contract/messages/silent-rating.ts'
import { listed } from '#contract/messages/grammar.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { CatalogueWords } from '../../domain/catalogue/catalogue-words.tsx'
import { writesTo } from '../../lib/live/own-place.ts'
import type { OptionPlace } from '../../domain/options/option-place.ts'
import { Overtaken } from '../../ui/edits/edit-note.tsx'
import { NeedIcon } from '../../domain/needs/need-icon.tsx'
import { TableBox } from '../../ui/table/table-box.tsx'
import { WritingMark } from '../../domain/workshop/writing-mark.tsx'
import table from '../../ui/table/data-table.module.css'
import { useCardsWhereWide } from '../../ui/table/use-cards-where-wide.ts'
import { RatingTile } from './rating-tile.tsx'
import { SaveRatings } from './save-ratings.tsx'
import type { Ratings, Whose } from './use-ratings.ts'
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
  whose: Whose
}

/** One row: the route's option, a dropdown for each need, and Save. */
export function RatingTable(props: RatingTableProps) {
  const { place, label, fhns, primaryId, measures, ratings, isSaved, whose } = props
  // nobody shall see who is rating alone
  const isSilent = whose.kind !== 'group'
  const { number, option, row } = place
  const { place: fit, isCards } = useCardsWhereWide()
  const isUntouched = useIsUntouched(whose.tookPlace, ratings)
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
                <td key={fhn.id} className={classes.cell} data-part={`need-${fhn.id}`}>
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
              <td className={`${table.actions} ${classes.save}`} data-part="save">
                <SaveRatings {...{ ratings, isSaved, isWhole, whose, isUntouched }} />
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
      {isUntouched && (
        <p id="took-place" className={classes.note} data-new>
          {silentRatingMessages.tookPlace[whose.kind]}
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

/** Whether nothing was chosen or saved in a form since it came by itself. */
function useIsUntouched(cameByItself: boolean, { editor, isSaving }: Ratings): boolean {
  const values = JSON.stringify([...editor.edits].map(([name, { value }]) => [name, value]))
  // a restored draft was not chosen in this form
  const [first] = useState(values)
  const [isNew, setIsNew] = useState(cameByItself)
  if (isNew && (values !== first || isSaving)) setIsNew(false)
  return isNew
}

function NeedName({ fhn, isPrimary }: { fhn: Fhn; isPrimary: boolean }) {
  return (
    <Tooltip
      label={fhn.description}
      disabled={!fhn.description}
      multiline
      w={260}
      // it stays while the pointer is on it, and Escape closes it
      interactive
      // out of the table, whose box would cut it, but still inside a landmark
      portalProps={{ target: 'main' }}
      events={{ hover: true, focus: false, touch: true }}
    >
      <span className={classes.need} data-primary={isPrimary || undefined}>
        <NeedIcon name={fhn.p_fhn} />
        <CatalogueWords>{fhn.p_fhn}</CatalogueWords>
      </span>
    </Tooltip>
  )
}
