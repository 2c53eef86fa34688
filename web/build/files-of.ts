import type { Rolldown } from 'vite'

/** All that the chunk of a file imports, then that chunk, each with its styles: their order counts. */
export function filesOf(bundle: Rolldown.OutputBundle, source: string): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || seen.has(name)) return
    seen.add(name)
    chunk.imports.forEach(visit)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    files.add(name)
  }
  const first = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(source)),
  )
  if (!first) throw new Error(`${source} is in no chunk.`)
  visit(first.fileName)
  return [...files]
}
