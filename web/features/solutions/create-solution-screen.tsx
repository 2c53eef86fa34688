import { ScreenHead } from '../../ui/screen-head.tsx'

export function CreateSolutionScreen() {
  return <ScreenHead title="Create New Solution" />
}
