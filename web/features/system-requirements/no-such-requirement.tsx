import type { ReactNode } from 'react'
import { ID_MAX } from '#contract/limits.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

interface NoSuchRequirementProps {
  name: string
  /** The way home: to the solutions, or for the host to the workshops. */
  action: ReactNode
}

export function NoSuchRequirement({ name, action }: NoSuchRequirementProps) {
  return (
    <EmptyState title={systemRequirementsMessages.noneCalled(name)} action={action}>
      {systemRequirementsMessages.goneOrElsewhere}
    </EmptyState>
  )
}

/** `R88` is 88. */
export function idIn(name: string): number | undefined {
  const digits = /^R?([1-9]\d*)$/i.exec(name)?.[1]
  return digits !== undefined && Number(digits) <= ID_MAX ? Number(digits) : undefined
}
