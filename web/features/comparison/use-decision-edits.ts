import { useMemo, useRef, useState } from 'react'
import { isText } from '../../lib/edits/stored-edits.ts'
import { useEdits, type Editor } from '../../lib/edits/use-edits.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import type { Chain } from '#contract/chain.ts'
import { useDecide } from './comparison.queries.ts'
import { conflictsIn, decisionPlace, labelOf, parts, textsOf, theirsIn, toBody, type Part } from './decision-edits.ts'

export type DecidedOption = Chain['options'][number]

/** The decision about an option and its reason as they are edited. */
export function useDecisionEdits(solutionId: number, option: DecidedOption) {
  const { decision, decision_reason, functional_option } = option
  const read = useMemo(() => textsOf({ decision, decision_reason }), [decision, decision_reason])
  // what a refusal told is stored, until something newer is read
  const [told, setTold] = useState({ theirs: read, insteadOf: read, sentence: '' })
  const stored = told.insteadOf === read ? told.theirs : read
  const saving = useDecide(solutionId, option.id)
  const untouched = useRef<ReadonlyMap<Part, string>>(new Map())

  const editor: Editor<string> = useEdits<string>({
    place: decisionPlace.of(solutionId, option.id),
    fits: isText,
    stored,
    sending: {
      isOneRequest: true,
      transmit: async (batch, givenUp) => {
        try {
          await saving.run(toBody(batch, stored), givenUp)
        } catch (error) {
          const theirs = error instanceof ApiError ? theirsIn(error) : undefined
          if (theirs) {
            setTold({ theirs, insteadOf: read, sentence: (error as ApiError).message })
            askAlsoAboutUntouched(theirs)
          }
          throw error
        }
      },
      conflictsIn,
      toStored: (text) => text.trim(),
    },
  })
  const type = (part: Part, text: string, startedFrom = stored.get(part) ?? '') =>
    editor.type(part, text, { startedFrom, label: labelOf(part, text, functional_option) })

  /** A reason without its decision may say something nobody meant, so that both are decided about together. */
  function askAlsoAboutUntouched(theirs: ReadonlyMap<Part, string>) {
    const edits = editor.editsNow()
    untouched.current = new Map([...stored].filter(([part, text]) => !edits.has(part) && text !== theirs.get(part)))
    for (const [part, text] of untouched.current) type(part, text, theirs.get(part))
  }
  /** Without an answer what was untouched is so again, and shows theirs. */
  const postpone = () => {
    editor.postpone()
    const edits = editor.editsNow()
    editor.discard(parts.filter((part) => edits.has(part) && edits.get(part)?.value === untouched.current.get(part)))
  }

  return {
    editor: { ...editor, postpone },
    stored,
    type,
    textOf: (part: Part) => editor.edits.get(part)?.value ?? stored.get(part) ?? '',
    isSaving: saving.isPending,
    /** Somebody else was faster: what the server says of it. */
    conflictSentence: told.sentence,
    isAsking: [...editor.edits.values()].some(({ conflict }) => conflict),
  }
}
