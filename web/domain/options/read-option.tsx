import type { ReactNode } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { MissingSolution } from '../workshop/not-there.tsx'
import { Read, type Reading } from '../../ui/feedback/read.tsx'
import { MissingOption } from './missing-option.tsx'
import type { OptionPlace } from './option-place.ts'
import type { useOptionPlace } from './use-option-place.ts'

interface ReadOptionProps<Data> {
  solutionId: number
  optionId: number
  at: ReturnType<typeof useOptionPlace>
  /** Everything that the screen needs. */
  of: Reading<Data>
  waiting: ReactNode
  children: (data: Data, place: OptionPlace) => ReactNode
}

/** Shows what was read about an option, or that it or its whole solution is not there. */
export function ReadOption<Data>({ solutionId, optionId, at, of: reading, waiting, children }: ReadOptionProps<Data>) {
  const { place, isGone, isSolutionGone } = at
  if (!place && isSolutionGone) return <MissingSolution solutionId={solutionId} />
  if (!place && isGone) return <MissingOption option={{ solution_id: solutionId, functional_option_id: optionId }} />
  return (
    <Read
      of={place ? reading : { ...reading, data: undefined }}
      waiting={waiting}
      failure={(error) => commonMessages.error(error.message || commonMessages.unknownError)}
    >
      {(data) => place && children(data, place)}
    </Read>
  )
}
