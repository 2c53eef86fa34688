import { MEASURE_NONE } from '#contract/limits.ts'
import type { OptionOutline, RatingOutline, StoryOutline } from '#contract/outline.ts'
import { metricName, optionName, ratingName, requirementName, storyName } from '#contract/visible-ids.ts'
import type { ExportedSolution, ExportSource } from '../source/export-source.ts'
import { linkTo } from '../source/links.ts'
import { Names } from '../source/names.ts'
import { latest, PURPOSES, ratingsOf, SOLUTION, STAKEHOLDERS, type ChangeTimes } from '../source/change-times.sql.ts'
import { identity, type ObjectValues, type Relation, type ReqifTypes } from './types.ts'
import type { Kind } from './words.ts'

/** One solution as objects, relations and a hierarchy: metric > story > option > rating > requirement. */
export class SolutionInReqif {
  readonly #solution: ExportedSolution
  readonly #types: ReqifTypes
  readonly #names: Names
  readonly #times: ChangeTimes
  readonly #prefix: string
  readonly #address: ExportSource['address']

  constructor(
    solution: ExportedSolution,
    types: ReqifTypes,
    { address, words }: Pick<ExportSource, 'address' | 'words'>,
  ) {
    this.#solution = solution
    this.#address = address
    this.#types = types
    this.#names = new Names(solution, words)
    this.#times = solution.times ?? {}
    // The same in every export, so that a tool updates what it knows; and another one on another server.
    this.#prefix = `ninefold-${solution.id}-${Date.parse(solution.created_at).toString(36)}`
  }

  #id = (visibleId: string, role = '') => `${this.#prefix}-${role}${visibleId}`

  /** The latest time of what an object shows; when the solution was made, where nothing tells of a change. */
  #at = (...shown: string[]) => latest(this.#solution.created_at, ...shown.map((name) => this.#times[name]))
  #metricAt = ({ id }: StoryOutline) => this.#at(PURPOSES, storyName(id))
  #storyAt = ({ id }: StoryOutline) => this.#at(STAKEHOLDERS, storyName(id))
  /** What is to be checked again was marked by a change above it. */
  #optionAt = (story: StoryOutline, { id, recheck }: OptionOutline) =>
    latest(this.#at(optionName(id)), recheck ? this.#storyAt(story) : undefined)
  #ratingAt = ({ id }: OptionOutline) => this.#at(ratingsOf(id))
  #requirementAt(story: StoryOutline, option: OptionOutline, id: number) {
    return latest(this.#at(requirementName(id)), this.#optionAt(story, option), this.#ratingAt(option))
  }

  *objects(): Iterable<string> {
    for (const story of this.#solution.stories) {
      const metric = this.#metricId(story)
      yield this.#object('metric', metric, this.#metricAt(story), {
        ...titled(story.metric_text),
        Purposes: this.#names.purposes(story.purpose_ids),
      })
      yield this.#object('story', storyName(story.id), this.#storyAt(story), {
        ...titled(story.user_story),
        Stakeholders: this.#names.stakeholders(story.stakeholder_ids),
        Metric: metric,
      })
      for (const option of story.options) yield* this.#objectsOf(story, option)
    }
  }

  *#objectsOf(story: StoryOutline, option: OptionOutline): Iterable<string> {
    const above = { Story: storyName(story.id), Metric: this.#metricId(story) }
    yield this.#object('option', optionName(option.id), this.#optionAt(story, option), {
      ...titled(option.functional_option),
      ...above,
      Decision: option.decision ?? '',
      Reason: option.decision_reason,
      'Re-check': yesOrNo(option.recheck),
    })
    for (const rating of toldOf(option)) {
      const rated = this.#rated(option, rating)
      yield this.#object('rating', ratingName(rating.id), this.#ratingAt(option), {
        ...titled(this.#ratingTitle(rating)),
        ...rated,
        ...above,
        Option: optionName(option.id),
      })
      for (const { id, specification, recheck } of rating.requirements)
        yield this.#object('requirement', requirementName(id), this.#requirementAt(story, option, id), {
          ...titled(specification),
          ...rated,
          ...above,
          Option: optionName(option.id),
          // what is not to be built must not look like what is
          Decision: option.decision ?? '',
          'Re-check': yesOrNo(recheck),
          Link: linkTo(requirementName(id), this.#address) ?? '',
        })
    }
  }

  /** Two solutions may have the same metric, and each has its own place for it. */
  #metricId = ({ metric_id }: StoryOutline) => `${metricName(metric_id)}-${this.#solution.id}`

  #rated = (option: OptionOutline, { fhn_id, virtuous, measure }: RatingOutline): ObjectValues => ({
    Need: String(fhn_id),
    Direction: virtuous ? 'virtuous' : 'vicious',
    Measure: String(measure),
    Reading: this.#names.reading(option, fhn_id) ?? '',
  })

  #ratingTitle({ fhn_id, virtuous, measure }: RatingOutline) {
    const { words, fhn, direction, measure: nameOf } = this.#names
    return words.reqif.rating(fhn(fhn_id), direction(virtuous), nameOf(measure))
  }

  #object(kind: Kind, visibleId: string, at: string, values: ObjectValues) {
    const type = `<TYPE><SPEC-OBJECT-TYPE-REF>${this.#types.object}</SPEC-OBJECT-TYPE-REF></TYPE>`
    const written = this.#types.objectValues({ 'ReqIF.ForeignID': visibleId, Kind: kind, ...values })
    return `<SPEC-OBJECT ${identity(this.#id(visibleId), at, visibleId)}>${type}${written}</SPEC-OBJECT>\n`
  }

  *relations(): Iterable<string> {
    for (const story of this.#solution.stories) {
      const storyId = storyName(story.id)
      yield this.#relation('serves', storyId, this.#metricId(story), this.#storyAt(story))
      for (const option of story.options) {
        const optionId = optionName(option.id)
        yield this.#relation('derives', optionId, storyId, this.#optionAt(story, option))
        for (const rating of toldOf(option)) {
          const ratingId = ratingName(rating.id)
          yield this.#relation('rates', ratingId, optionId, this.#ratingAt(option))
          for (const { id } of rating.requirements) {
            const at = this.#requirementAt(story, option, id)
            yield this.#relation('derives', requirementName(id), optionId, at)
            yield this.#relation('answers', requirementName(id), ratingId, at)
          }
        }
      }
    }
  }

  #relation(relation: Relation, source: string, target: string, at: string) {
    const end = (element: string, id: string) =>
      `<${element}><SPEC-OBJECT-REF>${this.#id(id)}</SPEC-OBJECT-REF></${element}>`
    const type = `<TYPE><SPEC-RELATION-TYPE-REF>${this.#types.relation(relation)}</SPEC-RELATION-TYPE-REF></TYPE>`
    const said = this.#names.words.reqif.related[relation](source, target)
    const name = identity(this.#id(source, `${relation}-`), at, said)
    return `<SPEC-RELATION ${name}>${type}${end('SOURCE', source)}${end('TARGET', target)}</SPEC-RELATION>\n`
  }

  *specification(): Iterable<string> {
    const { solution_name, primary_fhn, purposes, stakeholders, stories } = this.#solution
    const values = this.#types.solutionValues({
      'Primary need': this.#names.fhn(primary_fhn),
      Purposes: this.#names.purposes(purposes.map(({ id }) => id)),
      Stakeholders: this.#names.stakeholders(stakeholders.map(({ id }) => id)),
    })
    const at = this.#at(SOLUTION, PURPOSES, STAKEHOLDERS)
    const type = `<TYPE><SPECIFICATION-TYPE-REF>${this.#types.solution}</SPECIFICATION-TYPE-REF></TYPE>`
    yield `<SPECIFICATION ${identity(this.#prefix, at, solution_name)}>${type}${values}<CHILDREN>\n`
    for (const story of stories) yield this.#metricNode(story)
    yield '</CHILDREN></SPECIFICATION>\n'
  }

  #metricNode(story: StoryOutline) {
    const options = story.options.map((option) => {
      const ratings = toldOf(option).map((rating) => {
        const requirements = rating.requirements.map(({ id }) =>
          this.#node(requirementName(id), this.#requirementAt(story, option, id)),
        )
        return this.#node(ratingName(rating.id), this.#ratingAt(option), requirements)
      })
      return this.#node(optionName(option.id), this.#optionAt(story, option), ratings)
    })
    const storyNode = this.#node(storyName(story.id), this.#storyAt(story), options)
    return this.#node(this.#metricId(story), this.#metricAt(story), [storyNode])
  }

  #node(visibleId: string, at: string, children: string[] = []): string {
    const object = `<OBJECT><SPEC-OBJECT-REF>${this.#id(visibleId)}</SPEC-OBJECT-REF></OBJECT>`
    const below = children.length === 0 ? '' : `<CHILDREN>\n${children.join('')}</CHILDREN>`
    return `<SPEC-HIERARCHY ${identity(this.#id(visibleId, 'at-'), at, visibleId)}>${object}${below}</SPEC-HIERARCHY>\n`
  }
}

/** That an option does nothing to a need is said by leaving it out, unless a requirement hangs on it. */
const toldOf = ({ ratings }: OptionOutline) =>
  ratings.filter(({ measure, requirements }) => measure !== MEASURE_NONE || requirements.length > 0)

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')

const TITLE_MAX = 100

/** Tools list things by a name of one line: the first line, as far as it goes. */
function titled(text: string): ObjectValues {
  const [line = ''] = text.trim().split(/[\r\n]/)
  const letters = [...line.trim()]
  const name = letters.length > TITLE_MAX ? `${letters.slice(0, TITLE_MAX - 1).join('')}…` : letters.join('')
  return { 'ReqIF.Name': name, 'ReqIF.Text': text }
}
