import { readKey } from './lib/session/stored-keys.ts'

type Outline = 'workshop' | 'console' | 'document'

/**
 * Shows the outline of the page that the address leads to. Its elements and rules are in `index.html`, where the rules
 * apply only while the application has not rendered yet.
 */
export function showSkeleton(): Outline | undefined {
  const { dataset } = document.documentElement
  const { pathname } = window.location
  const outline = outlineOf(pathname)
  if (outline) dataset.skeleton = outline
  // The shell reserves a line above the title when a solution is open or selected.
  if (/^\/solutions\/\d/.test(pathname) || readKey('solutionID') !== null) dataset.lineAbove = ''
  return outline
}

function outlineOf(path: string): Outline | undefined {
  // The projector screen and the table cards look like no other page.
  if (/\/(room|table-cards)$/.test(path)) return undefined
  if (path.startsWith('/admin')) return 'console'
  if (/^\/(closed|cookies|login|privacy|results)/.test(path)) return 'document'
  // Without a session the guard redirects to the login page.
  return readKey('sessionId') === null ? undefined : 'workshop'
}
