import type { Outline, StoryOutline } from '#contract/outline.ts'
import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import type { ExportSource } from './export-source.ts'
import { decisionName, directionName, Names } from './names.ts'
import {
  identity,
  objectType,
  objectValues,
  RELATION_TYPE,
  SPECIFICATION_TYPE,
  specificationValues,
  writeTypes,
  type ObjectKind,
  type ObjectValues,
} from './reqif-types.ts'
import { writable } from './xml-text.ts'

const NAMESPACE = 'http://www.omg.org/spec/ReqIF/20110401/reqif.xsd'
/** The version of the exchange format's schema; ReqIF 1.2 kept it. */
const SCHEMA_VERSION = '1.0'

/** ReqIF wants all objects, then all relations, then all hierarchies: three walks over the solutions. */
export async function* toReqif(source: ExportSource): AsyncIterable<string> {
  const { at, title } = source
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<REQ-IF xmlns="${NAMESPACE}">\n${header(title, at)}`
  yield `<CORE-CONTENT><REQ-IF-CONTENT>\n${writeTypes(at)}<SPEC-OBJECTS>\n`
  for await (const solution of source.solutions()) yield* new Writing(solution, at).objects()
  yield '</SPEC-OBJECTS>\n<SPEC-RELATIONS>\n'
  for await (const solution of source.solutions()) yield* new Writing(solution, at).relations()
  yield '</SPEC-RELATIONS>\n<SPECIFICATIONS>\n'
  for await (const solution of source.solutions()) yield* new Writing(solution, at).specification()
  yield '</SPECIFICATIONS>\n</REQ-IF-CONTENT></CORE-CONTENT>\n</REQ-IF>\n'
}

function header(title: string, at: string) {
  const text = writable(title).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return (
    `<THE-HEADER><REQ-IF-HEADER IDENTIFIER="ninefold-export-${Date.parse(at).toString(36)}">` +
    `<CREATION-TIME>${at}</CREATION-TIME><REQ-IF-TOOL-ID>Ninefold</REQ-IF-TOOL-ID>` +
    `<REQ-IF-VERSION>${SCHEMA_VERSION}</REQ-IF-VERSION><SOURCE-TOOL-ID>Ninefold</SOURCE-TOOL-ID>` +
    `<TITLE>${text}</TITLE></REQ-IF-HEADER></THE-HEADER>\n`
  )
}

class Writing {
  readonly #solution: Outline
  readonly #names: Names
  readonly #at: string
  readonly #prefix: string

  constructor(solution: Outline, at: string) {
    this.#solution = solution
    this.#names = new Names(solution)
    this.#at = at
    // The same in every export, so that a tool updates what it knows; and another one on another server.
    this.#prefix = `ninefold-${solution.id}-${Date.parse(solution.created_at).toString(36)}`
  }

  #id(visibleId: string, role = '') {
    return `${this.#prefix}-${role}${visibleId}`
  }

  *objects(): Iterable<string> {
    const names = this.#names
    for (const story of this.#solution.stories) {
      const metric = metricName(story.metric_id)
      yield this.#object('metric', metric, story.metric_text, { Purposes: names.purposes(story.purpose_ids) })
      yield this.#object('story', storyName(story.id), story.user_story, {
        Stakeholders: names.stakeholders(story.stakeholder_ids),
      })
      for (const option of story.options) {
        yield this.#object('option', optionName(option.id), option.functional_option, {
          Decision: decisionName(option.decision),
          Reason: option.decision_reason,
          'Re-check': option.recheck,
        })
        for (const rating of option.ratings)
          for (const requirement of rating.requirements)
            yield this.#object('requirement', requirementName(requirement.id), requirement.specification, {
              Need: names.fhn(rating.fhn_id),
              Direction: directionName(rating.virtuous),
              Measure: names.measure(rating.measure),
              Option: optionName(option.id),
              Story: storyName(story.id),
              Metric: metric,
              'Re-check': requirement.recheck,
            })
      }
    }
  }

  #object<Kind extends ObjectKind>(kind: Kind, visibleId: string, text: string, values: ObjectValues<Kind>) {
    const type = `<TYPE><SPEC-OBJECT-TYPE-REF>${objectType(kind)}</SPEC-OBJECT-TYPE-REF></TYPE>`
    const written = objectValues(kind, visibleId, text, values)
    return `<SPEC-OBJECT ${identity(this.#id(visibleId), this.#at, visibleId)}>${type}<VALUES>${written}</VALUES></SPEC-OBJECT>\n`
  }

  /** A story derives from its metric, an option from its story, a requirement from its option. */
  *relations(): Iterable<string> {
    for (const story of this.#solution.stories) {
      yield this.#relation(storyName(story.id), metricName(story.metric_id))
      for (const option of story.options) {
        yield this.#relation(optionName(option.id), storyName(story.id))
        for (const { requirements } of option.ratings)
          for (const { id } of requirements) yield this.#relation(requirementName(id), optionName(option.id))
      }
    }
  }

  #relation(source: string, target: string) {
    const end = (element: string, id: string) =>
      `<${element}><SPEC-OBJECT-REF>${this.#id(id)}</SPEC-OBJECT-REF></${element}>`
    const type = `<TYPE><SPEC-RELATION-TYPE-REF>${RELATION_TYPE}</SPEC-RELATION-TYPE-REF></TYPE>`
    const name = identity(this.#id(source, 'from-'), this.#at, `${source} derives from ${target}`)
    return `<SPEC-RELATION ${name}>${type}${end('SOURCE', source)}${end('TARGET', target)}</SPEC-RELATION>\n`
  }

  *specification(): Iterable<string> {
    const { solution_name, primary_fhn, purposes, stakeholders, stories } = this.#solution
    const values = specificationValues({
      'Primary need': this.#names.fhn(primary_fhn),
      Purposes: purposes.map(({ purpose }) => purpose).join(', '),
      Stakeholders: stakeholders.map(({ stakeholder }) => stakeholder).join(', '),
    })
    const type = `<TYPE><SPECIFICATION-TYPE-REF>${SPECIFICATION_TYPE}</SPECIFICATION-TYPE-REF></TYPE>`
    yield `<SPECIFICATION ${identity(this.#prefix, this.#at, solution_name)}>${type}<VALUES>${values}</VALUES><CHILDREN>\n`
    for (const story of stories) yield this.#metricNode(story)
    yield '</CHILDREN></SPECIFICATION>\n'
  }

  #metricNode(story: StoryOutline) {
    const options = story.options.map(({ id, ratings }) => {
      const requirements = ratings.flatMap((rating) => rating.requirements)
      return this.#node(
        optionName(id),
        requirements.map((requirement) => this.#node(requirementName(requirement.id))),
      )
    })
    return this.#node(metricName(story.metric_id), [this.#node(storyName(story.id), options)])
  }

  #node(visibleId: string, children: string[] = []): string {
    const object = `<OBJECT><SPEC-OBJECT-REF>${this.#id(visibleId)}</SPEC-OBJECT-REF></OBJECT>`
    const below = children.length === 0 ? '' : `<CHILDREN>\n${children.join('')}</CHILDREN>`
    return `<SPEC-HIERARCHY ${identity(this.#id(visibleId, 'at-'), this.#at, visibleId)}>${object}${below}</SPEC-HIERARCHY>\n`
  }
}
