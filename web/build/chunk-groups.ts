/** Files, whose chunk is one file with all that they import. */
const files = (...paths: string[]) => new RegExp(`(^|/|\\0)(${paths.join('|')})\\.(tsx?|css|m?js)$`)

/**
 * What is loaded when. As dozens of small files it would be a tenth larger. Each takes what those above it have left, so
 * that the log-in's page loads `react`, `base` and `login`, and the list `react`, `base` and `app`; `late` follows.
 */
const chunks = {
  /** What no release of ours changes. */
  react: /\/node_modules\/(react|react-dom|scheduler)\//,
  /** What both pages begin with. */
  base: files(
    'vite/preload-helper',
    'contract/(messages|languages/\\w+)/session',
    'web/theme/page-styles',
    'web/lib/http/enter',
    'web/lib/session/(languages-offered|stored-(group|link))',
    'web/app/fetch-ahead',
    'web/app/router/within-time',
    'web/ui/feedback/banner',
    'web/ui/marks/petals',
    'web/ui/page/links.module',
    'web/domain/needs/need-sign',
  ),
  login: files('web/start-login'),
  /** What the list needs to be seen and used. */
  app: files('web/start-app', 'web/app/shell/shell', 'web/features/solutions/solutions-list-screen'),
  /** The files of every `latePart`. */
  late: files(
    'web/app/shell/(late-shell|workshop-panel)',
    'web/app/bars/(connection-bar|kept-words)',
    'web/features/asides/(aside-bar|host-notes)',
    'web/features/solutions/(point-menu|deleted-selection|deleted-solutions|way-on)',
    'web/ui/feedback/toasts',
    'web/ui/table/still-rows',
    // many screens share these; alone they would be smaller than what `app` says of every file there is
    'contract/visible-ids',
    'web/domain/options/option-place',
    'web/lib/edits/way-out',
    'web/lib/queries/things',
    'web/lib/text/(matches-term|copy-text)',
    'web/ui/dialog/use-give-up-on-leaving',
    'web/ui/feedback/search-result',
    'web/ui/page/save-file',
    'web/ui/table/table-head',
    // a style sheet with a layer in it has browsers lay out the whole page again, whenever it comes: better early
    '@mantine/core/styles/\\w+\\.layer',
  ),
  /** What screens share that are opened by a link, too, and need nothing else of what follows. */
  shared: files(
    '@mantine/hooks/.*',
    'contract/(messages|languages/\\w+)/(comma|drafts|reference-data|session-screens)',
    'web/lib/queries/reference-data.queries',
    'web/ui/page/folded-words',
  ),
  /** Where one goes from the list, with dialogs and fields: all steps stand on it, and most screens of the host. */
  solution: files(
    'web/app/(pages/create-page|solution/solution-frame)',
    'web/features/solutions/solution-details-screen',
  ),
}

export const chunkGroups = Object.entries(chunks).map(([name, test], index, all) => ({
  name,
  test,
  priority: all.length - index,
}))
