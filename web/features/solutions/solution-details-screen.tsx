import { ScreenHead } from '../../ui/screen-head.tsx'

export function SolutionDetailsScreen({ solutionId }: { solutionId: number }) {
  return <ScreenHead title="Solution Details" overline={`Solution ${solutionId}`} />
}
