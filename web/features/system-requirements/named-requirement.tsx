import type { ComponentType, ReactNode } from 'react'
import { ID_MAX } from '#contract/limits.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { requirementName } from '#contract/visible-ids.ts'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { commonMessages } from '#contract/messages/common.ts'
import { isNotFound } from '../../lib/http/api-error.ts'
import { Read, type ReadProps } from '../../ui/feedback/read.tsx'
import { Loading } from '../../ui/table/loading-table.tsx'

interface NamedRequirementProps {
  /** As the address has it. */
  name: string
  /** What is said where there is none called so. */
  Nothing: ComponentType<{ name: string }>
  Found: ComponentType<FoundProps>
}

export interface FoundProps {
  id: number
  /** Shown where it is not there. */
  nothing: ReactNode
}

/** The frame of the addresses that name a requirement, `/r/R88`. */
export function NamedRequirement({ name, Nothing, Found }: NamedRequirementProps) {
  const id = idIn(name)
  return (
    <>
      <ScreenHead title={systemRequirementsMessages.systemRequirements} />
      {id === undefined ? <Nothing name={name} /> : <Found id={id} nothing={<Nothing name={requirementName(id)} />} />}
    </>
  )
}

/** What the server says of where it is. */
export function ReadNamed<Data>({
  nothing,
  ...read
}: Pick<ReadProps<Data>, 'of' | 'children'> & { nothing: ReactNode }) {
  return (
    <Read
      {...read}
      waiting={<Loading />}
      failure={(error) => commonMessages.error(error.message)}
      instead={isNotFound(read.of.error) && nothing}
    />
  )
}

/** `R88` is 88. */
function idIn(name: string): number | undefined {
  const digits = /^R?([1-9]\d*)$/i.exec(name)?.[1]
  return digits !== undefined && Number(digits) <= ID_MAX ? Number(digits) : undefined
}
