import { ScreenHead } from '../../ui/screen-head.tsx'

export function FunctionalOptionsScreen({ solutionId }: { solutionId: number }) {
  return <ScreenHead title="Functional Option Creation" overline={`Solution ${solutionId}`} />
}
