import { archiveMessages as archive } from '#contract/languages/es/exports.ts'
import { commonMessages as common } from '#contract/languages/es/common.ts'
import {
  decisionsMessages as decisions,
  ratedAloneMessages as ratedAlone,
  readingsMessages as readings,
  recheckMessages as recheck,
} from '#contract/languages/es/comparison.ts'
import {
  filesMessages as files,
  fileTablesMessages as tables,
  issueListsMessages as issues,
  markdownFileMessages as markdown,
  reportFileMessages as report,
  reqifFileMessages as reqif,
  workbookMessages as workbook,
} from '#contract/languages/es/file-formats.ts'
import { gapsMessages as gaps } from '#contract/languages/es/steps.ts'
import { numberedMessages as numbered } from '#contract/languages/es/people.ts'
import { ownWordsMessages as ownWords } from '#contract/languages/es/own-words.ts'
import { shippedCataloguesMessages as shippedCatalogues } from '#contract/languages/es/reference-data.ts'
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
