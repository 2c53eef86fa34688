import { archiveMessages as archive } from '#contract/languages/es/archive.ts'
import { commonMessages as common } from '#contract/languages/es/common.ts'
import { decisionsMessages as decisions } from '#contract/languages/es/decisions.ts'
import { fileTablesMessages as tables } from '#contract/languages/es/file-tables.ts'
import { filesMessages as files } from '#contract/languages/es/files.ts'
import { gapsMessages as gaps } from '#contract/languages/es/gaps.ts'
import { issueListsMessages as issues } from '#contract/languages/es/issue-lists.ts'
import { markdownFileMessages as markdown } from '#contract/languages/es/markdown-file.ts'
import { numberedMessages as numbered } from '#contract/languages/es/numbered.ts'
import { ownWordsMessages as ownWords } from '#contract/languages/es/own-words.ts'
import { ratedAloneMessages as ratedAlone } from '#contract/languages/es/rated-alone.ts'
import { readingsMessages as readings } from '#contract/languages/es/readings.ts'
import { recheckMessages as recheck } from '#contract/languages/es/recheck.ts'
import { reportFileMessages as report } from '#contract/languages/es/report-file.ts'
import { reqifFileMessages as reqif } from '#contract/languages/es/reqif-file.ts'
import { shippedCataloguesMessages as shippedCatalogues } from '#contract/languages/es/shipped-catalogues.ts'
import { workbookMessages as workbook } from '#contract/languages/es/workbook.ts'
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
