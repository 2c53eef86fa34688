import { archiveMessages as archive } from '#contract/languages/ar/archive.ts'
import { commonMessages as common } from '#contract/languages/ar/common.ts'
import { decisionsMessages as decisions } from '#contract/languages/ar/decisions.ts'
import { fileTablesMessages as tables } from '#contract/languages/ar/file-tables.ts'
import { filesMessages as files } from '#contract/languages/ar/files.ts'
import { gapsMessages as gaps } from '#contract/languages/ar/gaps.ts'
import { issueListsMessages as issues } from '#contract/languages/ar/issue-lists.ts'
import { markdownFileMessages as markdown } from '#contract/languages/ar/markdown-file.ts'
import { numberedMessages as numbered } from '#contract/languages/ar/numbered.ts'
import { ownWordsMessages as ownWords } from '#contract/languages/ar/own-words.ts'
import { ratedAloneMessages as ratedAlone } from '#contract/languages/ar/rated-alone.ts'
import { readingsMessages as readings } from '#contract/languages/ar/readings.ts'
import { recheckMessages as recheck } from '#contract/languages/ar/recheck.ts'
import { reportFileMessages as report } from '#contract/languages/ar/report-file.ts'
import { reqifFileMessages as reqif } from '#contract/languages/ar/reqif-file.ts'
import { shippedCataloguesMessages as shippedCatalogues } from '#contract/languages/ar/shipped-catalogues.ts'
import { workbookMessages as workbook } from '#contract/languages/ar/workbook.ts'
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
