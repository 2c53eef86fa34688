/** The host's catalogues and their drafts. */
export const cataloguesMessages = {
  help: 'Needs, measures, purposes, stakeholders and metrics. A version never changes; a workshop keeps the one it was opened with.',
  notFound: 'This catalogue does not exist.',
  published: (version: string) => `Version ${version} is published.`,
  nothingFound: 'Nothing in this catalogue matches.',
  draftHelp:
    'Change what you need and publish it as the next version. Until then your draft stays in this browser, and running workshops keep theirs.',
  importHelp:
    'A whole catalogue as a file: one line an entry. It is checked first; nothing is published before you agree.',
  nameHint: 'Under another name it becomes a catalogue of its own.',
  nameless: 'A catalogue needs a name.',
  unchanged: (version: string) => `Nothing is changed against version ${version} yet.`,
  discarded: 'Draft discarded.',
  goneElsewhere: 'This draft was published or discarded in another tab.',
  discardWarning: 'Everything you changed in this draft is lost. The published versions stay as they are.',
  needsProtected: 'There are always nine needs, each with its place on the ring. Their words can be changed.',
  noneProtected: 'Measure 5 is always None, so that a rating of None means the same everywhere.',
  effectOfNone: 'None does nothing to a need, so its effect cannot be chosen.',
  measuresFull: 'There are places for four measures beside None.',
  effectHint: 'The readings of an option and its harm gaps rest on the effects. Without them they are not shown.',
  effectsPartly:
    'Some measures have an effect and others have none: an option is read only where all its ratings have one.',
  effects: {
    helps: 'Helps: it truly serves the need',
    seems: 'Seems: it only appears to serve it',
    harms: 'Harms: it holds the need back',
    none: 'None: it does nothing to the need',
  },
  putBackFirst: (what: readonly string[]) =>
    what.length === 1
      ? `“${what[0]}” is no longer in this draft. Put it back, and the metric names it again.`
      : `These are no longer in this draft: ${what.map((name) => `“${name}”`).join(', ')}. Put them back, and the metric names them again.`,
  stillNamed: (what: string, count: number) =>
    `${count === 1 ? 'One metric names' : `${count} metrics name`} “${what}”. It is taken out of ${count === 1 ? 'it' : 'them'}.`,
  olderThan: (newest: string, version: string) =>
    `This draft begins from version ${version}; version ${newest} has been published since. What changed there is not in it.`,
  newerVersion: (version: string, startedFrom: string) =>
    `Version ${version} was published after version ${startedFrom}, from which this draft began. What changed there is not in the draft: published now, it goes. These are the changes against version ${version}:`,
  change: ({ list, kind, what }: { list: string; kind: string; what: string }) =>
    kind === 'reordered' ? `the ${list}s are in another order` : `${list} ${kind}: ${what}`,
  fileTooLarge: 'The file is larger than 1 MiB.',
  notText:
    'This file holds no text that can be read. Choose a CSV or JSON file; from a spreadsheet, save it as CSV in UTF-8.',
  noChanges: 'Nothing would change against the version before.',
  wouldBegin: (count: number, version: string) =>
    `A new catalogue with ${count} entries; it would be version ${version}.`,
  wouldChange: (count: number, version: string) =>
    `${count} ${count === 1 ? 'change' : 'changes'}; it would be version ${version}.`,
  problems: (count: number) => `${count} ${count === 1 ? 'problem' : 'problems'}: nothing can be published yet.`,
} as const
