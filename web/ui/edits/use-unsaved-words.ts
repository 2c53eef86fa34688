import { useDebouncedValue } from '@mantine/hooks'
import { editsMessages } from '#contract/messages/edits.ts'
import { isAway } from '../../lib/http/watch-server.ts'
import { useStore } from '../../lib/store.ts'

/** A quick answer is not worth a word that comes and goes. */
export const QUICK_MS = 400

/**
 * What is said of unsaved work where it stands: that it is being saved, that it waits for the server, or else the
 * screen's own words. It agrees with the bar at the top, because both look at the same.
 */
export function useUnsavedWords(unsaved: string, isSaving: boolean): string {
  const isServerAway = useStore(isAway)
  const [wasSaving] = useDebouncedValue(isSaving, QUICK_MS)
  if (isSaving && wasSaving) return editsMessages.saving
  return isServerAway && !isSaving ? editsMessages.waiting : unsaved
}
