import { ScreenHead } from '../../ui/screen-head.tsx'

export function SolutionsListScreen() {
  return <ScreenHead title="Solutions" />
}
