import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { directionName } from '../../domain/needs/direction-name.ts'
import { NavigationLink } from '../../ui/page/links.tsx'
import classes from './direction-switch.module.css'

interface DirectionSwitchProps {
  solutionId: number
  optionId: number
  virtuous: boolean
}

/** Both assumptions are addresses of their own, so that unsaved choices are asked about on the way over. */
export function DirectionSwitch({ solutionId, optionId, virtuous }: DirectionSwitchProps) {
  return (
    <nav aria-label={h9AnalysisMessages.direction} className={classes.switch}>
      {(['Virtuous', 'Vicious'] as const).map((type) => (
        <NavigationLink
          key={type}
          to="/solutions/$solutionId/option-analysis/$optionId/$type"
          params={{ solutionId, optionId, type }}
          current={(type === 'Virtuous') === virtuous ? 'page' : undefined}
          className={classes.choice}
        >
          {directionName(type)}
        </NavigationLink>
      ))}
    </nav>
  )
}
