import { counted } from './grammar.ts'

/** An exported file that was edited elsewhere and comes back. */
export const changesMessages = {
  open: 'Bring back an edited file',
  hint: 'Choose an Excel workbook, a CSV table or a JSON file that was exported from this workshop and edited since. You see every change before anything is stored.',
  file: 'Edited export',
  memberHint: 'Was an export of this workshop edited in a spreadsheet? Its texts can come back.',
  notLookedAt: 'The server did not answer, so the file was not looked at.',
  away: 'The server does not answer. This goes on as soon as it does.',
  unchanged: (count: number) => `${counted(count, 'text')} unchanged`,
  nothing: 'This file changes nothing: none of its texts was changed since the export, or they are here already.',
  nothingElse: 'Nothing else in this file was changed since the export, or it is here already.',
  noRows: 'No rows with texts were found in this file.',
  found: (count: number) => (count === 1 ? 'This file changes one text.' : `This file changes ${count} texts.`),
  conflicts: (count: number) =>
    count === 1
      ? 'One text was changed here too since the file was exported. Choose which to keep.'
      : `${count} texts were changed here too since the file was exported. Choose which to keep.`,
  refused: (count: number) =>
    count === 1 ? 'One row of the file cannot come in:' : `${count} rows of the file cannot come in:`,
  here: 'Here',
  inFile: 'In the file',
  keepOurs: 'Keep what is here',
  takeTheirs: 'Take the file’s',
  keepAllOurs: 'Keep all that is here',
  takeAllTheirs: 'Take all of the file’s',
  exported: 'When it was exported',
  apply: 'Apply',
  applied: (count: number) => (count === 1 ? 'One text changed.' : `${count} texts changed.`),
  takenBack: (count: number) =>
    count === 1 ? 'The text is again as it was.' : `${count} texts are again as they were.`,
  changedSince:
    'Some of these texts have been changed since, so nothing was taken back. The history still has what they were.',
  field: {
    user_story: 'User story',
    functional_option: 'Functional option',
    decision: 'Decision',
    decision_reason: 'Reason for the decision',
    specification: 'System requirement',
  },
  /** Said by the server. */
  changedMeanwhile: 'Some of these texts were changed in the meantime. Nothing was stored; look at the changes again.',
  notOurs: 'This is not a file that Ninefold exported as Excel workbook, CSV table or JSON.',
  archive: 'This is a ZIP archive. Unpack it and choose the Excel workbook, a CSV table or the JSON file in it.',
  notEditable: 'This table holds nothing that could be brought back: only stories, options and requirements are.',
  noOrigin:
    'This file does not carry what it was exported from, so nothing can be compared. Export it anew and edit that.',
  otherVersion: 'This file was written by a newer version of Ninefold.',
  otherWorkshop: 'This file was exported from another workshop, or before this one was restored from a backup.',
  damaged: 'This workbook is damaged or not whole.',
  tooLarge: 'a workbook that becomes larger when it is unpacked',
  badEncoding: 'This table is not in UTF-8. Save it as “CSV UTF-8”.',
  unreadable: 'This table cannot be read.',
  noIds: 'Without their IDs the rows of this table cannot be told apart.',
  noColumn: 'A column of texts is missing, or its heading was changed, so what stands in it cannot be compared.',
  twiceHeaded: 'Two columns of this table have the same heading, so it is not clear which one counts.',
  twice: 'This file has two texts for one place.',
  tooMany: 'This file changes more texts than can be looked at. Bring it back in parts.',
  tooManyRefused: 'Too many rows of this file cannot come in. Is it the one you meant?',
  line: (line: number) => `line ${line}`,
  lineOf: (sheet: string, line: number) => `${sheet}, line ${line}`,
} as const
