/** The first sheet of a workbook: what it is, and what lies on the others. */
export const workbookMessages = {
  about: 'About',
  kind: {
    solution: 'A solution, from human need to system requirement',
    workshop: 'All solutions of a workshop, from human need to system requirement',
  },
  made: 'Made on',
  catalogue: 'Catalogue',
  sheets: 'What is on which sheet',
  sheet: {
    solutions: 'Each solution with its purposes and its primary fundamental human need (FHN).',
    metrics: 'What is measured, and which purposes it serves.',
    stakeholders: 'Who is concerned, and by which metrics.',
    'user-stories': 'One story for each metric.',
    'functional-options': 'What could be built for each story, and what was decided.',
    'h9-analysis': 'What each option does to each need, if all goes well (virtuous) and if it does not (vicious).',
    'system-requirements': 'What has to be built, with the way back to the need.',
    'silent-rating': 'What people rated alone, in counts.',
  },
  matrix: 'Options and Needs',
  matrixHolds: 'The same ratings at a glance: a row for each option and direction, a column for each need.',
  measures: 'What the ratings mean',
  readings: 'What both directions mean together',
  rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  page: (title: string) => `${title}, page &P of &N`,
} as const
