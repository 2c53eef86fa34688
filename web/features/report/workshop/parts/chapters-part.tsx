import { memo } from 'react'
import { commaMessages } from '#contract/messages/common.ts'
import { reportMessages, workshopDocumentMessages } from '#contract/messages/report.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { metricName, storyName } from '#contract/visible-ids.ts'
import { MarkedNames, OwnMark } from '../../../../domain/own-words/own-mark.tsx'
import { anchor } from '../../parts/anchor.ts'
import { MeasureLegend } from '../../parts/analysis-part.tsx'
import classes from '../../styles/report.module.css'
import type { Chapter, ChapterStory, WorkshopValue } from '../model/workshop-value.ts'
import { chapterAnchor } from './chapter-anchor.ts'
import { OptionItem } from './option-item.tsx'
import { RingsInWords } from './rings-in-words.tsx'
import own from './workshop.module.css'

const words = workshopDocumentMessages

interface ChaptersPartProps {
  workshop: WorkshopValue
  isSigned: boolean
}

/** Each solution from its purposes to its options with their circles. */
export function ChaptersPart({ workshop: { chapters, needs, measures }, isSigned }: ChaptersPartProps) {
  return (
    <>
      <p className={own.intro}>{words.ringsHelp(needs.map(({ need }) => need.p_fhn))}</p>
      <MeasureLegend measures={measures} />
      {chapters.map((chapter) => (
        <ChapterSection key={chapter.id} chapter={chapter} isSigned={isSigned} />
      ))}
    </>
  )
}

// memoised, so that a large document is not rendered again with every choice
const ChapterSection = memo(function ChapterSection({ chapter, isSigned }: { chapter: Chapter; isSigned: boolean }) {
  const { id, name, group, primary, purposes, people, stories } = chapter
  return (
    <section aria-labelledby={chapterAnchor(id)} className={own.chapter}>
      <h4 {...anchor(chapterAnchor(id))}>{name}</h4>
      <p className={classes.about}>
        {primary && <span className={own.primary}>{primary.p_fhn}</span>}
        {primary && ' · '}
        {purposes.length > 0 ? purposes.join(commaMessages.between) : solutionDetailsMessages.noPurposes}
        {group !== undefined && ` · ${group}`}
      </p>
      {isSigned && people.length > 0 && <p className={classes.about}>{words.peopleOf(people)}</p>}
      {stories.length === 0 && <p className={classes.nothing}>{words.noMetrics}</p>}
      {stories.map((each) => (
        <Story key={each.story.id} chapter={chapter} {...each} />
      ))}
      <RingsInWords chapter={chapter} />
    </section>
  )
})

function Story({ chapter, story, stakeholders, options }: ChapterStory & { chapter: Chapter }) {
  return (
    <div className={own.story}>
      <div className={own.told}>
        <p className={classes.about}>
          <span className={classes.id}>{metricName(story.metric_id)}</span> {story.metric_text}{' '}
          <OwnMark own={story.own} />
          {stakeholders.length > 0 && (
            <>
              {' · '}
              <MarkedNames people={stakeholders} />
            </>
          )}
        </p>
        <p>
          <span className={classes.id}>{storyName(story.id)}</span>{' '}
          {story.user_story.trim() ? (
            <span className={classes.words}>{story.user_story}</span>
          ) : (
            <span className={classes.nothing}>{reportMessages.noStory}</span>
          )}
        </p>
      </div>
      {options.length === 0 ? (
        <p className={classes.nothing}>{reportMessages.noOption}</p>
      ) : (
        <ul className={own.list}>
          {options.map((analysed) => (
            <OptionItem key={analysed.option.id} analysed={analysed} primaryId={chapter.primary?.id ?? null} />
          ))}
        </ul>
      )}
    </div>
  )
}
