import { languages } from '#contract/languages/languages.ts'
import type { ExportSource } from './export-source.ts'

export const isRightToLeft = ({ language }: Pick<ExportSource, 'language'>) => languages[language].direction === 'rtl'
