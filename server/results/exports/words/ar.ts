import { archiveMessages as archive } from '#contract/languages/ar/exports.ts'
import { commonMessages as common } from '#contract/languages/ar/common.ts'
import {
  decisionsMessages as decisions,
  ratedAloneMessages as ratedAlone,
  readingsMessages as readings,
  recheckMessages as recheck,
} from '#contract/languages/ar/comparison.ts'
import {
  filesMessages as files,
  fileTablesMessages as tables,
  issueListsMessages as issues,
  markdownFileMessages as markdown,
  reportFileMessages as report,
  reqifFileMessages as reqif,
  workbookMessages as workbook,
} from '#contract/languages/ar/file-formats.ts'
import { gapsMessages as gaps } from '#contract/languages/ar/steps.ts'
import { numberedMessages as numbered } from '#contract/languages/ar/people.ts'
import { ownWordsMessages as ownWords } from '#contract/languages/ar/own-words.ts'
import { shippedCataloguesMessages as shippedCatalogues } from '#contract/languages/ar/reference-data.ts'
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
