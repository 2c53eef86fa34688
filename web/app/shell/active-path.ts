/**
 * The place a path counts as when the sidebar looks for its active item. Places without an item of their own
 * (functional options, analysis, requirements, the metrics overview) answer themselves and so highlight nothing.
 */
export function activePath(pathname: string): string {
  let path = pathname
  while (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1)
  if (path.startsWith('/admin')) return '/admin'
  if (/^\/courses\/\d+\/edit$/.test(path)) return '/courses/new'
  if (/^\/solutions\/(new|\d+)$/.test(path)) return '/solutions'
  return path
}

/**
 * The item whose part of the work a place belongs to that has none of its own, so that the bar of a phone always says
 * where one is: options and all that follows from them belong to their stories, a solution as a whole to the list.
 */
export function sectionPath(pathname: string): string | undefined {
  const [, solution, part] = /^(\/solutions\/\d+)\/([\w-]+)/.exec(pathname) ?? []
  if (!solution || !part || ['metrics', 'stakeholders', 'user-stories'].includes(part)) return undefined
  const isOfStories = ['functional-options', 'option-analysis', 'system-requirements'].includes(part)
  return isOfStories ? `${solution}/user-stories` : '/solutions'
}
