import { ScreenHead } from '../../ui/screen-head.tsx'

export function MetricsOverviewScreen() {
  return <ScreenHead title="Available Metrics" />
}
