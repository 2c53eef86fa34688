import { archiveMessages as archive } from '#contract/messages/archive.ts'
import { commonMessages as common } from '#contract/messages/common.ts'
import { decisionsMessages as decisions } from '#contract/messages/decisions.ts'
import { fileTablesMessages as tables } from '#contract/messages/file-tables.ts'
import { filesMessages as files } from '#contract/messages/files.ts'
import { gapsMessages as gaps } from '#contract/messages/gaps.ts'
import { issueListsMessages as issues } from '#contract/messages/issue-lists.ts'
import { markdownFileMessages as markdown } from '#contract/messages/markdown-file.ts'
import { numberedMessages as numbered } from '#contract/messages/numbered.ts'
import { ownWordsMessages as ownWords } from '#contract/messages/own-words.ts'
import { ratedAloneMessages as ratedAlone } from '#contract/messages/rated-alone.ts'
import { readingsMessages as readings } from '#contract/messages/readings.ts'
import { recheckMessages as recheck } from '#contract/messages/recheck.ts'
import { reportFileMessages as report } from '#contract/messages/report-file.ts'
import { reqifFileMessages as reqif } from '#contract/messages/reqif-file.ts'
import { shippedCataloguesMessages as shippedCatalogues } from '#contract/messages/shipped-catalogues.ts'
import { workbookMessages as workbook } from '#contract/messages/workbook.ts'
import type { Words } from '#contract/languages/words.ts'

/** All that Ninefold itself says in a file. */
export const words = {
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

export type FileWords = Words<typeof words>
