import type { Decision } from '#contract/chain.ts'
import type { EditedField } from '#contract/changes.ts'
import { AppError } from '../../errors/app-error.ts'
import { changeOption } from '../../steps/functional-options/change-option.ts'
import { changeRequirement } from '../../steps/system-requirements/change-requirement.ts'
import { changeStory } from '../../steps/user-stories/change-story.ts'
import type { SessionWrite } from '../../workshop/session-write.ts'
import { changeDecision } from '../chain/change-decision.ts'
import { unfitFor } from './fits.ts'
import { TextsNow } from './texts-now.ts'

export interface WantedText {
  field: EditedField
  id: number
  text: string
  /** What is stored, as far as the caller knows. */
  previous: string
}

/** All of them or none, each as if somebody had typed it. What already is as it should be is left alone. */
export async function applyTexts(
  writing: Pick<SessionWrite, 'tx' | 'session' | 'record'>,
  wanted: readonly WantedText[],
  requireMayWriteIn: (solutionIds: number[]) => Promise<void>,
): Promise<number> {
  const now = await TextsNow.read(writing.tx, writing.session.id, wanted)
  const solutionIds = new Set<number>()
  const changes = new Map<string, WantedText>()
  for (const one of wanted) {
    const stored = now.find(one)
    if (!stored) throw new AppError('NOT_FOUND')
    const why = unfitFor(one.field, one.text)
    if (why !== undefined) throw new AppError('BAD_INPUT', { sentence: why })
    solutionIds.add(stored.solution_id)
    if (stored.text === one.text) continue
    if (stored.text !== one.previous) throw new AppError('TEXTS_CHANGED')
    changes.set(`${one.field} ${one.id}`, one)
  }
  await requireMayWriteIn([...solutionIds])
  for (const change of changes.values()) await apply(writing, now, change, changes)
  return changes.size
}

async function apply(
  writing: Pick<SessionWrite, 'tx' | 'record'>,
  now: TextsNow,
  { field, id, text }: WantedText,
  changes: ReadonlyMap<string, WantedText>,
) {
  const [story, option, requirement] = [now.story(id), now.option(id), now.requirement(id)]
  if (field === 'user_story' && story) await changeStory(writing, story, text)
  else if (field === 'specification' && requirement) await changeRequirement(writing, requirement, text)
  else if (field === 'functional_option' && option) await changeOption(writing, option, text)
  else if (option) {
    // a decision and its reason are one deed, which the first of the two does
    const reason = changes.get(`decision_reason ${id}`)
    const decision = changes.get(`decision ${id}`)
    if (field === 'decision_reason' && decision) return
    await changeDecision(writing, option, {
      decision: decision ? decisionOf(decision.text) : option.decision,
      decision_reason: reason?.text ?? option.decision_reason,
    })
  }
}

const decisionOf = (text: string) => (text === '' ? null : (text as Decision))
