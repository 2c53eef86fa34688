/** Files, whose chunk is one file with all that they import. */
const files = (...paths: string[]) => new RegExp(`(^|/|\\0)(${paths.join('|')})\\.(tsx?|css|m?js)$`)

/** What is said, in the language of the build. */
const words = 'contract/(messages|languages/\\w+)'

/**
 * What is loaded when. As dozens of small files it would be a tenth larger. Each takes what those above it have left, so
 * that the log-in's page loads `react`, `base` and `login`, and the list `react`, `base` and `app`; `late` follows.
 */
const chunks = {
  /** What no release of ours changes. */
  react: /\/node_modules\/(react|react-dom|scheduler)\//,
  /** What the first script needs, without React: how it asks for others, its early requests, and the browser's storage. */
  preload: files(
    'vite/preload-helper',
    `${words}/not-loaded`,
    'web/app/router/within-time',
    'web/lib/http/early-requests',
    'web/lib/session/stored-keys',
  ),
  /** What both pages begin with. */
  base: files(
    `${words}/session`,
    'web/theme/page-styles',
    'web/lib/http/enter',
    'web/lib/session/(languages-offered|stored-(group|link))',
    'web/app/fetch-ahead',
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
  /** What screens share that are opened by a link, too, and need nothing else of what follows: what is read, and its marks. */
  shared: files(
    '@mantine/hooks/.*',
    `${words}/(comparison|h9-analysis|history|map|own-words|reference-data|results|solution-details|steps)`,
    'contract/(agreement|gaps|measure-colours|outline|reading)',
    'web/domain/catalogue/catalogue-words',
    'web/domain/needs/measure(-pair)?',
    'web/domain/options/(decision-mark|option-cells|recheck-mark|spread-rows)',
    'web/domain/own-words/own-mark',
    'web/domain/ring/ring',
    'web/domain/workshop/(read-solution|use-hides-emails)',
    'web/features/report/document/day',
    'web/lib/queries/(chain|reference-data).queries',
    'web/ui/page/(folded-words|print-button|use-growing)',
  ),
  /** Where one goes from the list, with dialogs and fields: all steps stand on it, and most screens of the host. */
  solution: files(
    'web/app/(pages/create-page|solution/solution-frame)',
    'web/features/solutions/solution-details-screen',
    `${words}/(functional-options|silent-rating)`,
    'web/domain/groups/(host-groups.queries|use-how-many)',
    'web/domain/needs/direction-name',
    'web/domain/options/(next-option|read-option|use-story-rows)',
    'web/domain/own-words/(own-word-offer|use-own-word-form)',
    'web/domain/workshop/chain-screen',
    'web/lib/edits/(use-kept-work|use-list-edits|use-drafts)',
    'web/lib/text/word-diff',
    'web/ui/dialog/(form-dialog|unsaved-changes)',
    'web/ui/edits/(add-line|edit-conflicts|marked-quote|under-way|use-unsaved-words)',
    'web/ui/field/(counted-search|inline-edit|limited-field)',
    'web/ui/table/(use-cards-where-wide|use-row-in-hand)',
  ),
  /** The menu of files, which comes when the screen is there, and all menus with it. */
  exports: files('web/features/exports/export-menu'),
  /** A solution as a picture: on its own screen, and in documents. */
  map: files('web/domain/chain/[\\w-]+', 'web/ui/page/sideways.module'),
  /** The documents: of a solution, of the whole workshop, and both by a link. */
  papers: files('web/features/report/document/report-document', 'web/features/report/workshop/document-screen'),
  /** What all pages of the host share. */
  host: files(
    'web/features/admin/(host-guard|workshop-dialog)',
    'web/app/pages/host-pages',
    `${words}/(workshops|room-screen)`,
    'web/domain/workshop/(cockpit.queries|host-screen)',
    'web/lib/live/use-host-live',
    'web/lib/queries/catalogues.queries',
    '@mantine/core/.*/(ActionIcon|NativeSelect)',
  ),
}

export const chunkGroups = Object.entries(chunks).map(([name, test], index, all) => ({
  name,
  test,
  priority: all.length - index,
}))
