import { archiveMessages as archive } from '#contract/languages/de/archive.ts'
import { commonMessages as common } from '#contract/languages/de/common.ts'
import { decisionsMessages as decisions } from '#contract/languages/de/decisions.ts'
import { fileTablesMessages as tables } from '#contract/languages/de/file-tables.ts'
import { filesMessages as files } from '#contract/languages/de/files.ts'
import { gapsMessages as gaps } from '#contract/languages/de/gaps.ts'
import { issueListsMessages as issues } from '#contract/languages/de/issue-lists.ts'
import { markdownFileMessages as markdown } from '#contract/languages/de/markdown-file.ts'
import { numberedMessages as numbered } from '#contract/languages/de/numbered.ts'
import { ownWordsMessages as ownWords } from '#contract/languages/de/own-words.ts'
import { ratedAloneMessages as ratedAlone } from '#contract/languages/de/rated-alone.ts'
import { readingsMessages as readings } from '#contract/languages/de/readings.ts'
import { recheckMessages as recheck } from '#contract/languages/de/recheck.ts'
import { reportFileMessages as report } from '#contract/languages/de/report-file.ts'
import { reqifFileMessages as reqif } from '#contract/languages/de/reqif-file.ts'
import { shippedCataloguesMessages as shippedCatalogues } from '#contract/languages/de/shipped-catalogues.ts'
import { workbookMessages as workbook } from '#contract/languages/de/workbook.ts'
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
