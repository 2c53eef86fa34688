import { archiveMessages as archive } from '#contract/languages/fr/exports.ts'
import { commonMessages as common } from '#contract/languages/fr/common.ts'
import {
  decisionsMessages as decisions,
  ratedAloneMessages as ratedAlone,
  readingsMessages as readings,
  recheckMessages as recheck,
} from '#contract/languages/fr/comparison.ts'
import {
  filesMessages as files,
  fileTablesMessages as tables,
  issueListsMessages as issues,
  markdownFileMessages as markdown,
  reportFileMessages as report,
  reqifFileMessages as reqif,
  workbookMessages as workbook,
} from '#contract/languages/fr/file-formats.ts'
import { gapsMessages as gaps } from '#contract/languages/fr/steps.ts'
import { numberedMessages as numbered } from '#contract/languages/fr/people.ts'
import { ownWordsMessages as ownWords } from '#contract/languages/fr/own-words.ts'
import { shippedCataloguesMessages as shippedCatalogues } from '#contract/languages/fr/reference-data.ts'
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
