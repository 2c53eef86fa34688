import { archiveMessages as archive } from '#contract/messages/exports.ts'
import { commonMessages as common } from '#contract/messages/common.ts'
import {
  decisionsMessages as decisions,
  ratedAloneMessages as ratedAlone,
  readingsMessages as readings,
  recheckMessages as recheck,
} from '#contract/messages/comparison.ts'
import {
  filesMessages as files,
  fileTablesMessages as tables,
  issueListsMessages as issues,
  markdownFileMessages as markdown,
  reportFileMessages as report,
  reqifFileMessages as reqif,
  workbookMessages as workbook,
} from '#contract/messages/file-formats.ts'
import { gapsMessages as gaps } from '#contract/messages/steps.ts'
import { numberedMessages as numbered } from '#contract/messages/people.ts'
import { ownWordsMessages as ownWords } from '#contract/messages/own-words.ts'
import { shippedCataloguesMessages as shippedCatalogues } from '#contract/messages/reference-data.ts'
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
