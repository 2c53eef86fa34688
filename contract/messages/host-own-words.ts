import { counted, quoted } from './grammar.ts'

/** What a workshop has added to its catalogue, as its host sees it. */
export const hostOwnWordsMessages = {
  title: 'Own words',
  none: 'The groups have added no words of their own yet.',
  help: 'They belong to this workshop. The next one does not have them, unless you publish them in a new version of the catalogue.',
  metric: 'Metric',
  stakeholder: (category: string) => `Stakeholder, ${category}`,
  usedIn: (count: number) => (count === 0 ? 'in no solution' : `in ${counted(count, 'solution')}`),
  takeBack: 'Take back',
  takenBack: (name: string) => `${quoted(name)} was taken back.`,
  publish: 'Publish own words',
  publishTitle: 'Publish own words?',
  publishQuestion: (catalogue: string) =>
    `They become part of a new version of the catalogue ${quoted(catalogue)}. Workshops that are opened with that version have them; this one stays as it is.`,
  confirmPublish: 'Publish',
  published: (catalogue: string, version: string) => `Published in version ${version} of ${quoted(catalogue)}`,
  nothingNew: 'The newest version of the catalogue already has all of them.',
} as const
