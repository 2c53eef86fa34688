import { withinTime } from './app/router/within-time.ts'
import { showFirstPicture } from './first-picture.ts'
import { showNotLoaded } from './not-loaded.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

void start(root)

/** Nothing but the page is needed for the picture, and nothing may keep it from being painted. */
async function start(place: Element) {
  const shown = showFirstPicture(place)
  // while letters come: the order of words is loaded when two are compared first, which takes longer than any other step
  if (window.location.pathname === '/solutions') 'a'.localeCompare('b')
  await shown
  // by itself, so that a slow phone can do something else between its scripts and ours
  void import('react-dom/client').catch(() => undefined)
  const loading = import('./start-app.tsx')
  await withinTime(loading).catch(() => showNotLoaded(place))
  // one that comes late takes the place of what was said
  const app = await loading.catch(() => undefined)
  await app?.startApp(place)
}
