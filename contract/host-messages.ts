/**
 * The sentences that only the host reads. They are apart from the others because everybody who logs in loads those.
 */
export const hostMessages = {
  help: {
    workshops: 'Open a workshop, give its session ID to the room, and close it when the work is done.',
    login: 'The password was shown when Ninefold was started for the first time.',
    catalogues:
      'Needs, measures, purposes, stakeholders and metrics. A version never changes; a workshop keeps the one it was opened with.',
    participants: 'Who joined this workshop. An e-mail can be removed; the person stays in, and so does the work.',
  },

  workshops: {
    opened: 'Workshop opened.',
    renamed: 'Workshop renamed.',
    closed: 'Workshop closed.',
    reopened: 'Workshop open again.',
    copied: 'Workshop duplicated.',
    deleted: 'Workshop deleted for good.',
    idReplaced: (id: string) => `The session ID is ${id} now.`,
    none: 'No workshops yet',
    noneHint: 'Open the first one with a title that people will recognise.',
    notFound: 'This workshop does not exist or was deleted.',
    gone: 'This workshop has been deleted.',
    goneHint: 'Everything in it went with it. Its people were led to the login.',
    titleBlank: 'A workshop needs a title.',
    idCopied: 'Session ID copied.',
    idNotCopied: 'The session ID could not be copied. Please select it and copy it by hand.',
    neverUsed: 'Nothing yet',
    closeWarning:
      'Its people are led to a page that says so, with what they typed kept in their browsers. All work stays, and you can still read it and open the workshop again.',
    replaceWarning:
      'The present session ID stops working for joining. Everybody who is in stays in, and nothing is lost.',
    deleteWarning:
      'Everything in it goes for good: solutions, requirements, people, history and what could still be undone.',
    typeTitle: (title: string) => `Type “${title}” to confirm`,
  },

  catalogues: {
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
  },

  cockpit: {
    none: 'No solutions yet',
    noneHint: 'As soon as a group creates one, it appears here with its seven steps.',
    quiet: (names: string) => `Nothing new for nine minutes or more: ${names}.`,
  },

  room: {
    welcome: 'Scan the code, or type the address and the session ID.',
    loopback:
      'Only this computer can reach this address. Start Ninefold with HOST=0.0.0.0, or set PUBLIC_URL, to let the room in.',
    closed: 'This workshop is closed: nobody can join it.',
    minutesWrong: (max: number) => `Please give whole minutes from 1 to ${max}.`,
  },

  silent: {
    hint: 'Everybody rates options alone. You see how many have rated; nobody sees what, until you reveal it.',
    none: 'Nobody has rated yet.',
    revealed: (count: number) => (count === 0 ? 'There was nothing to reveal.' : 'The ratings are revealed.'),
    revealAll: (direction: string) =>
      `Everybody sees how many chose what for every option that somebody has rated ${direction}, never who. Nobody can rate these alone any more; the groups set their values then.`,
    revealOne: (option: string) =>
      `Everybody sees how many chose what for “${option}”, never who. Nobody can rate it alone any more; the group sets its value then.`,
  },

  participants: {
    none: 'Nobody has joined yet',
    noneHint: 'People appear here as soon as they log in with the session ID.',
    forgotten: (name: string) => `The e-mail is removed. ${name} stands in its place.`,
    forgetWarning: (email: string) =>
      `${email} is replaced by a number everywhere in this workshop, its history included. The person stays in. This cannot be undone.`,
  },
} as const
