import { ScreenHead } from '../../ui/screen-head.tsx'

export function H9AnalysisScreen(props: { solutionId: number; optionId: number; virtuous: boolean }) {
  return <ScreenHead title="H9 Analysis" overline={`Option ${props.optionId}`} />
}
