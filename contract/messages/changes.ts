/** An exported file that was edited elsewhere and comes back. */
export const changesMessages = {
  changedMeanwhile: 'Some of these texts were changed in the meantime. Nothing was stored; look at the changes again.',
  notOurs: 'This is not a file that Ninefold exported as Excel workbook, CSV table or JSON.',
  archive: 'This is a ZIP archive. Unpack it and choose the Excel workbook, a CSV table or the JSON file in it.',
  notEditable: 'This table holds nothing that could be brought back: only stories, options and requirements are.',
  noOrigin:
    'This file does not carry what it was exported from, so nothing can be compared. Export it anew and edit that.',
  otherVersion: 'This file was written by a newer version of Ninefold.',
  otherWorkshop: 'This file was exported from another workshop, or before this one was restored from a backup.',
  damaged: 'This workbook is damaged or not whole.',
  tooLarge: 'This workbook is too large to be read.',
  badEncoding: 'This table is not in UTF-8. Save it as “CSV UTF-8”.',
  unclosedQuote: (line: number) => `Line ${line}: a quotation mark opens a text here and nothing closes it.`,
  noColumn: (place: string, header: string) => `${place}: the column “${header}” is missing.`,
  twice: (place: string, name: string) => `${place}: ${name} stands here a second time, with another text.`,
  tooMany: (max: number) =>
    `This file changes more than ${max.toLocaleString('en')} texts, more than can be looked at. Bring it back in parts.`,
  line: (line: number) => `line ${line}`,
  lineOf: (sheet: string, line: number) => `${sheet}, line ${line}`,
  /** Why a row cannot come in. */
  reason: {
    added: 'This row was not in the export. Rows cannot be added by a file.',
    gone: 'This is not there any more.',
    otherGroup: 'This belongs to another group.',
    empty: 'This text cannot be empty.',
    tooLong: (max: number) => `This text is longer than ${max.toLocaleString('en')} characters.`,
    unfit: 'This text holds characters that cannot be stored.',
    noDecision: (words: string[]) => `The decision is none of: ${words.join(', ')}.`,
  },
} as const
