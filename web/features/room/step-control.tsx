import { NativeSelect } from '@mantine/core'
import { commonMessages } from '#contract/messages/common.ts'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import { steps } from '../../domain/steps/steps.ts'
import type { useChangeRoom } from './room.queries.ts'

interface StepControlProps {
  /** The announced one. */
  step: number | null
  change: ReturnType<typeof useChangeRoom>
}

export function StepControl({ step, change }: StepControlProps) {
  return (
    <NativeSelect
      label={roomScreenMessages.announcedStep}
      // a select has no press to refuse: while it is busy its choice is not taken
      aria-disabled={change.isPending || undefined}
      value={step ?? ''}
      data={[{ value: '', label: commonMessages.none }, ...steps.map((name, index) => option(index + 1, name))]}
      onChange={({ currentTarget: { value } }) => {
        if (!change.isPending) change.mutate({ step: value === '' ? null : Number(value) })
      }}
    />
  )
}

const option = (step: number, name: string) => ({ value: String(step), label: `${step} ${name}` })
