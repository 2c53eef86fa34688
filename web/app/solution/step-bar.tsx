import { useClickOutside } from '@mantine/hooks'
import { useLocation, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { stepsMessages } from '#contract/messages/steps.ts'
import { ChevronDownIcon } from '../../ui/marks/icons.tsx'
import { CheckIcon, WarningIcon } from '../../ui/marks/message-icons.tsx'
import { NavigationLink } from '../../ui/page/links.tsx'
import { stickyBar } from '../../ui/focus/sticky-bars.ts'
import { useEscape } from '../../ui/focus/use-escape.ts'
import { useOthers } from '../../lib/live/people.ts'
import { InitialsRow } from '../../domain/workshop/initials.tsx'
import type { StepState } from '../../domain/steps/step-states.ts'
import { stepOf, steps } from '../../domain/steps/steps.ts'
import { stepLink } from '../../domain/steps/step-link.ts'
import { useSteps } from '../../domain/steps/use-steps.ts'
import classes from './step-bar.module.css'

/** The seven steps of a solution: how far each is, what is missing, and the way there. */
export function StepBar({ solutionId }: { solutionId: number }) {
  const here = stepOf(useLocation({ select: ({ pathname }) => pathname }))
  // on the screens of an option the last two steps stay with it
  const { optionId } = useParams({ strict: false })
  const people = useOthers().filter((person) => person.solution_id === solutionId)
  const { states, optionToRate, optionToRequire, isMissingOption } = useSteps(solutionId)
  const [isOpen, setIsOpen] = useState(false)
  const line = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)
  const area = useClickOutside<HTMLElement>(close)
  useEffect(() => stickyBar(area.current), [area])
  useEscape(isOpen, () => {
    close()
    line.current?.focus()
  })

  const ownOption = optionId === undefined || isMissingOption(optionId) ? undefined : optionId
  const optionOf = (step: number) => ownOption ?? (step === 6 ? optionToRate : optionToRequire)

  return (
    <nav
      ref={area}
      aria-label={stepsMessages.steps}
      className={classes.bar}
      data-open={isOpen || undefined}
      data-sticks="top"
      data-below-bars=""
    >
      <button
        ref={line}
        type="button"
        className={classes.line}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          {here === 0
            ? stepsMessages.allSteps(steps.length)
            : stepsMessages.stepOfAll(here, steps.length, steps[here - 1] ?? '')}
        </span>
        {here > 0 && (
          <span className={classes.missing}>{states?.[here - 1]?.missing ?? states?.[here - 1]?.count}</span>
        )}
        <ChevronDownIcon size={16} />
      </button>
      <ol className={classes.steps}>
        {steps.map((label, index) => (
          <li key={label} data-here={index + 1 === here || undefined} data-done={states?.[index]?.isDone || undefined}>
            <NavigationLink
              {...stepLink(index + 1, solutionId, optionOf(index + 1))}
              current={index + 1 === here ? 'step' : undefined}
              className={classes.step}
              onClick={close}
            >
              <span className={classes.name}>
                <span className={classes.number}>{index + 1}</span> {label}
              </span>
              <StepSummary state={states?.[index]} />
            </NavigationLink>
            <span className={classes.people}>
              <InitialsRow people={people.filter(({ step }) => step === index + 1)} doing={stepsMessages.here} />
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepSummary({ state }: { state: StepState | undefined }) {
  if (state?.missing) {
    return (
      <span className={classes.summary} data-missing="true">
        <WarningIcon size={14} /> {state.missing}
      </span>
    )
  }
  return (
    <span className={classes.summary}>
      {state?.isDone && <CheckIcon size={14} />} {state?.count}
    </span>
  )
}
