import { useMemo, useState } from 'react'
import type { Deed, DeedStep } from '#contract/activity.ts'
import { editsMessages } from '#contract/messages/edits.ts'
import { conflictOf, type Edit } from '../../lib/edits/edit.ts'
import { isText, newId } from '../../lib/edits/stored-edits.ts'
import { useEdits } from '../../lib/edits/use-edits.ts'
import type { ApiError } from '../../lib/http/api-error.ts'
import { useBringBack } from './history.queries.ts'

/** One of the texts of a deed, and the one that stands there now. */
export interface BroughtBack {
  deed: Deed
  text: string
  previous: string
}

/**
 * Earlier texts on their way back. Whatever somebody has made of one, because another stood there by now, is an edit
 * like any other.
 */
export function useEarlierTexts(solutionId: number, deeds: readonly Deed[] | undefined) {
  const write = useBringBack(solutionId)
  /** By name, those that are nothing but a press so far: what becomes of one is told, and it leaves no words behind. */
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set())
  const present = useMemo(() => deeds && presentTexts(deeds), [deeds])
  const all = useEdits<string>({
    place: `solution/${solutionId}/earlier`,
    fits: isText,
    stored: present,
    isStored: (name, value) => present?.get(aboutIn(name)) === value,
    sending: {
      transmit: async (batch, givenUp) => {
        for (const [name, { value: text, startedFrom: previous }] of batch)
          await write.run({ ...subjectIn(name), text, previous, isNew: !hasStood(deeds ?? [], name, text) }, givenUp)
      },
      conflictsIn,
    },
  })

  const bringBack = async ({ deed, text, previous }: BroughtBack) => {
    // the second half of a double click comes before the screen has had time to show that the first one works
    const isUnderWay = ([name, { sent, conflict }]: [string, Edit<string>]) =>
      (sent ?? conflict) !== undefined && aboutIn(name) === aboutOf(deed)
    if ([...all.editsNow()].some(isUnderWay)) return
    const name = `${aboutOf(deed)}/${newId()}`
    setPressed((names) => new Set(names).add(name))
    all.type(name, text, { startedFrom: previous, label: labelOf(deed) })
    await all.save([name])
    if (!all.editsNow().get(name)?.conflict) all.discard([name])
  }
  const asked = () => [...all.editsNow()].flatMap(([name, { conflict }]) => (conflict ? [name] : []))
  const editor = {
    ...all,
    postpone: () => {
      all.discard(asked().filter((name) => pressed.has(name)))
      all.postpone()
    },
    saveDecided: async (names: readonly string[]) => {
      const isSaved = await all.saveDecided(names)
      if (!isSaved) setPressed((before) => new Set([...before].filter((name) => !names.includes(name))))
      return isSaved
    },
  }
  return {
    editor,
    bringBack: (earlier: BroughtBack) => void bringBack(earlier),
    isBusy: write.isPending,
    /** What the server said of a text that somebody else has changed. */
    sentence: write.error?.message ?? '',
    unsaved: [...all.edits].filter(([name]) => !pressed.has(name)),
  }
}

/** Each has a name of its own, because several may belong to the same thing; it begins with what that is. */
const idOf = ({ step, metric_id, subject_id }: Deed) => (step === 'user-stories' ? metric_id : subject_id) ?? 0
const aboutOf = (deed: Deed) => `${deed.step}/${idOf(deed)}`
const aboutIn = (name: string) => name.split('/').slice(0, 2).join('/')
const subjectIn = (name: string) => {
  const [step, id] = name.split('/')
  return { step: step as DeedStep, id: Number(id) }
}
const presentTexts = (deeds: readonly Deed[]) =>
  new Map(deeds.flatMap((deed) => (deed.text ? [[aboutOf(deed), deed.text.now ?? '']] : [])))
const hasStood = (deeds: readonly Deed[], name: string, words: string) =>
  deeds.some((deed) => aboutOf(deed) === aboutIn(name) && (deed.text?.from === words || deed.text?.to === words))
export const isStory = (name: string) => subjectIn(name).step === 'user-stories'

function labelOf(deed: Deed) {
  if (deed.step === 'user-stories') return editsMessages.story(deed.name)
  return (deed.step === 'functional-options' ? editsMessages.optionNumber : editsMessages.requirementNumber)(idOf(deed))
}

function conflictsIn({ conflicts: [conflict] }: ApiError, names: readonly string[]) {
  const theirs = conflict?.user_story ?? conflict?.functional_option ?? conflict?.specification
  return new Map(conflict ? names.map((name) => [name, conflictOf(conflict, isText(theirs) ? theirs : '')]) : [])
}
