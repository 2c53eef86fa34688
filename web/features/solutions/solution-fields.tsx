import { TextInput } from '@mantine/core'
import { SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { useShutField } from '../../ui/focus/busy.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { PickMany } from '../../ui/pick/pick-many.tsx'
import { PickOne } from '../../ui/pick/pick-one.tsx'
import { useTextLimit } from '../../ui/field/use-text-limit.tsx'
import { inListOrder } from './solution-values.ts'
import type { Choices } from './use-choices.ts'
import type { SolutionForm } from './use-solution-form.ts'
import { Button } from '../../ui/page/button.tsx'

interface SolutionFieldsProps {
  form: SolutionForm
  choices: Choices
  /** Name and need are stored already and only the purposes are still to be sent. */
  onlyPurposes?: boolean
  autoFocus?: boolean
  /** Enter in the name; browsers send no form whose button is disabled. */
  onEnter: () => void
}

/** Name, purposes and primary need, as Create and Edit ask for them. */
export function SolutionFields({ form, choices, onlyPurposes = false, autoFocus, onEnter }: SolutionFieldsProps) {
  const { values, change, begin, leave, problemOf } = form
  const limit = useTextLimit(values.name, SOLUTION_NAME_MAX)
  return (
    <>
      {choices.failures.map((sentence) => (
        <Banner
          key={sentence}
          type="warning"
          action={
            <Button size="xs" onClick={choices.retry}>
              {commonMessages.tryAgain}
            </Button>
          }
        >
          {sentence}
        </Banner>
      ))}
      <TextInput
        label={solutionsMessages.solutionName}
        data-place="name"
        withAsterisk
        aria-required
        autoComplete="off"
        autoFocus={autoFocus}
        {...limit.field}
        {...useShutField()}
        maxLength={SOLUTION_NAME_MAX}
        disabled={onlyPurposes}
        value={values.name}
        error={problemOf('name')}
        onChange={(event) => change('name', event.currentTarget.value)}
        onBlur={() => leave('name')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter()
        }}
      />
      {limit.note}
      <PickMany
        label={solutionDetailsMessages.primaryPurposes}
        data-place="purposes"
        placeholder={solutionDetailsMessages.purposesPlaceholder}
        clearLabel={solutionDetailsMessages.clearPurposes}
        required
        options={choices.purposes ?? []}
        disabled={!choices.purposes}
        value={values.purposes}
        error={choices.purposes && problemOf('purposes')}
        onChange={(purposes) => change('purposes', inListOrder(purposes, choices))}
        onOpen={() => begin('purposes')}
        onBlur={() => leave('purposes')}
      />
      <PickOne
        label={solutionsMessages.primaryFhn}
        data-place="fhn"
        placeholder={solutionDetailsMessages.fhnPlaceholder}
        clearLabel={solutionDetailsMessages.clearPrimaryFhn}
        required
        options={choices.fhns ?? []}
        disabled={!choices.fhns || onlyPurposes}
        value={values.fhn}
        error={problemOf('fhn')}
        onChange={(fhn) => change('fhn', fhn)}
        onOpen={() => begin('fhn')}
        onBlur={() => leave('fhn')}
      />
    </>
  )
}
