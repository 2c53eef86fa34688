/**
 * The place a path counts as when the sidebar looks for its active item. Places without an item of their own
 * (functional options, analysis, requirements, the metrics overview) answer themselves and so highlight nothing.
 */
export function activePath(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  if (path.startsWith('/admin')) return '/admin'
  if (/^\/courses\/\d+\/edit$/.test(path)) return '/courses/new'
  if (/^\/solutions\/(new|\d+)$/.test(path)) return '/solutions'
  return path
}
