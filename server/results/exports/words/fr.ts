import { archiveMessages as archive } from '#contract/languages/fr/archive.ts'
import { commonMessages as common } from '#contract/languages/fr/common.ts'
import { decisionsMessages as decisions } from '#contract/languages/fr/decisions.ts'
import { fileTablesMessages as tables } from '#contract/languages/fr/file-tables.ts'
import { filesMessages as files } from '#contract/languages/fr/files.ts'
import { gapsMessages as gaps } from '#contract/languages/fr/gaps.ts'
import { issueListsMessages as issues } from '#contract/languages/fr/issue-lists.ts'
import { markdownFileMessages as markdown } from '#contract/languages/fr/markdown-file.ts'
import { numberedMessages as numbered } from '#contract/languages/fr/numbered.ts'
import { ownWordsMessages as ownWords } from '#contract/languages/fr/own-words.ts'
import { ratedAloneMessages as ratedAlone } from '#contract/languages/fr/rated-alone.ts'
import { readingsMessages as readings } from '#contract/languages/fr/readings.ts'
import { recheckMessages as recheck } from '#contract/languages/fr/recheck.ts'
import { reportFileMessages as report } from '#contract/languages/fr/report-file.ts'
import { reqifFileMessages as reqif } from '#contract/languages/fr/reqif-file.ts'
import { shippedCataloguesMessages as shippedCatalogues } from '#contract/languages/fr/shipped-catalogues.ts'
import { workbookMessages as workbook } from '#contract/languages/fr/workbook.ts'
import type { FileWords } from './en.ts'

export const words: FileWords = {
  archive,
  common,
  decisions,
  tables,
  files,
  gaps,
  issues,
  markdown,
  numbered,
  ownWords,
  ratedAlone,
  readings,
  recheck,
  report,
  reqif,
  shippedCatalogues,
  workbook,
}
