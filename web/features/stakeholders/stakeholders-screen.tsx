import { ScreenHead } from '../../ui/screen-head.tsx'

export function StakeholdersScreen({ solutionId }: { solutionId: number }) {
  return <ScreenHead title="Stakeholder Management" overline={`Solution ${solutionId}`} />
}
