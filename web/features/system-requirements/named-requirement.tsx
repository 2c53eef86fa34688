import type { ComponentType, ReactNode } from 'react'
import { ID_MAX } from '#contract/limits.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { requirementName } from '#contract/visible-ids.ts'
import { ScreenHead } from '../../ui/page/screen-head.tsx'

interface NamedRequirementProps {
  /** As the address has it. */
  name: string
  /** What is said where there is none called so. */
  Nothing: ComponentType<{ name: string }>
  Found: ComponentType<{ id: number; nothing: ReactNode }>
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

/** `R88` is 88. */
function idIn(name: string): number | undefined {
  const digits = /^R?([1-9]\d*)$/i.exec(name)?.[1]
  return digits !== undefined && Number(digits) <= ID_MAX ? Number(digits) : undefined
}
