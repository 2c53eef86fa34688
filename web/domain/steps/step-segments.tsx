import { steps } from './steps.ts'
import classes from './step-segments.module.css'

/** The seven steps as a bar: those before, the present one, and those to come. The step itself is named beside it. */
export function StepSegments({ step }: { step: number }) {
  return (
    <div aria-hidden="true" className={classes.segments}>
      {steps.map((name, index) => (
        <span key={name} data-done={index + 1 < step || undefined} data-here={index + 1 === step || undefined} />
      ))}
    </div>
  )
}
