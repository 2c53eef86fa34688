import { memo } from 'react'
import type { Chain } from '#contract/chain.ts'
import { decisionsMessages, recheckMessages } from '#contract/messages/comparison.ts'
import { reportMessages } from '#contract/messages/report.ts'
import type { StoryOutline } from '#contract/outline.ts'
import { metricName, optionName, storyName } from '#contract/visible-ids.ts'
import { RecheckMark } from '../../../domain/options/recheck-mark.tsx'
import { analysisAnchor, ItemLink } from './item-link.tsx'
import print from '../styles/print.module.css'
import { MarkedNames, OwnMark } from '../../../domain/own-words/own-mark.tsx'
import { anchor } from './anchor.ts'
import classes from '../styles/report.module.css'

/** Each story with its metric, its stakeholders and its options. */
export function StoriesPart({ chain, stories }: { chain: Chain; stories: readonly StoryOutline[] }) {
  if (stories.length === 0) return <p className={classes.nothing}>{words.nothing}</p>
  return stories.map((story) => <Story key={story.id} story={story} people={chain.stakeholders} />)
}

const words = reportMessages

interface StoryProps {
  story: StoryOutline
  /** Of the whole solution. */
  people: Chain['stakeholders']
}

/** Remembered, so that those that are there are not drawn again with the next. */
const Story = memo(function Story({ story, people }: StoryProps) {
  const concerned = story.stakeholder_ids.flatMap((id) => people.find((person) => person.id === id) ?? [])
  return (
    <article
      {...anchor(storyName(story.id))}
      className={`${classes.story} ${print.whole}`}
      aria-label={storyName(story.id)}
    >
      <div>
        <p className={classes.about}>
          <span className={classes.id}>{storyName(story.id)}</span> <ItemLink name={metricName(story.metric_id)} />{' '}
          {story.metric_text} <OwnMark own={story.own} />
        </p>
        {story.user_story.trim() ? (
          <p className={classes.storyWords}>{story.user_story}</p>
        ) : (
          <p className={classes.nothing}>{words.noStory}</p>
        )}
        {story.stakeholder_ids.length > 0 && (
          <p className={classes.about}>
            <MarkedNames people={concerned} />
          </p>
        )}
      </div>
      {story.options.length > 0 ? (
        <ul className={classes.options}>
          {story.options.map((option) => (
            <li key={option.id} {...anchor(optionName(option.id))}>
              <ItemLink name={optionName(option.id)} to={analysisAnchor(option.id)} />
              <span>
                <span className={classes.words}>{option.functional_option}</span>
                {option.decision && (
                  <span className={classes.decision}> {decisionsMessages.decision[option.decision]}</span>
                )}{' '}
                {option.recheck && <RecheckMark why={recheckMessages.option} />}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.nothing}>{words.noOption}</p>
      )}
    </article>
  )
})
