import { ScreenHead } from '../../ui/screen-head.tsx'

export function UserStoriesScreen({ solutionId }: { solutionId: number }) {
  return <ScreenHead title="User Story Creation" overline={`Solution ${solutionId}`} />
}
