import { ScreenHead } from '../../ui/screen-head.tsx'

export function SystemRequirementsScreen(props: { solutionId: number; optionId: number }) {
  return <ScreenHead title="System Requirements" overline={`Option ${props.optionId}`} />
}
