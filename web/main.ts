import { withinTime } from './app/router/within-time.ts'
import { showNotLoaded } from './not-loaded.ts'
import { sendOpeningRequests } from './opening-requests.ts'
import { showSkeleton } from './skeleton.ts'

if (showSkeleton() === 'workshop') sendOpeningRequests(window.location.pathname)
void start()

async function start() {
  // React's file is compiled in a task of its own, so that a slow phone can respond between the two.
  void import('react-dom/client').catch(() => undefined)
  const loading = import('./start-app.tsx')
  const page = await findRoot()
  await withinTime(loading).catch(() => showNotLoaded(page))
  // A late application still replaces the notice.
  const app = await loading.catch(() => undefined)
  await app?.startApp(page)
}

/** This script may run before the browser has read the whole page. */
async function findRoot(): Promise<Element> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  return root
}
