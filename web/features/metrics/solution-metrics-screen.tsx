import { ScreenHead } from '../../ui/screen-head.tsx'

export function SolutionMetricsScreen({ solutionId }: { solutionId: number }) {
  return <ScreenHead title="Solution Metrics" overline={`Solution ${solutionId}`} />
}
