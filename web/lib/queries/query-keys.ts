/**
 * The key tree is the data tree: everything of a solution lies under `['solution', id]`, so that one prefix makes all
 * later steps stale and no feature has to know its neighbours.
 */
export const keys = {
  me: ['me'],
  room: ['room'],
  groups: ['groups'],
  /** What is between a group and the host, wherever one is. */
  everyAside: ['asides'],
  asides: (solutionId: number | undefined) => ['asides', solutionId ?? null],
  workshops: ['workshops'],
  backups: ['backups'],
  readiness: ['readiness'],
  catalogues: ['catalogues'],
  catalogue: (id: number) => ['catalogues', id],
  catalogueCheck: (file: object) => ['catalogue-check', file],
  /** What is read of any workshop as a whole: by its people the document, by the host all below. */
  everyWorkshop: ['workshop'],
  /** Everything the host reads of one workshop. */
  workshop: (id: string) => ['workshop', id],
  cockpit: (id: string) => ['workshop', id, 'cockpit'],
  silentRounds: (id: string) => ['workshop', id, 'silent'],
  agenda: (id: string) => ['workshop', id, 'agenda'],
  roomScreen: (id: string) => ['workshop', id, 'room'],
  participants: (id: string) => ['workshop', id, 'participants'],
  hostGroups: (id: string) => ['workshop', id, 'groups'],
  resultsLink: (id: string) => ['workshop', id, 'results-link'],
  workshopDocument: (id: string) => ['workshop', id, 'document'],
  ofItsOwn: (id: string) => ['workshop', id, 'own-words'],
  trash: (id: string) => ['workshop', id, 'trash'],
  /** What is read with the token of a link, outside of any workshop. */
  results: (token: string) => ['results', token],
  resultsDocument: (token: string) => ['results', token, 'document'],
  resultsSolution: (token: string, id: number) => ['results', token, id],
  fhns: ['fhns'],
  purposes: ['purposes'],
  measures: ['measures'],
  metrics: ['metrics'],
  solutions: (sessionId: string) => ['solutions', sessionId],
  /** Those that were deleted lately. */
  deletedSolutions: (sessionId: string) => ['solutions', sessionId, 'deleted'],
  /** Every list of solutions, whichever session it is of. */
  allSolutions: ['solutions'],
  /** Whatever is read of any solution. */
  everySolution: ['solution'],
  solution: (id: number) => ['solution', id],
  /** Which solution it is of is what is asked for. */
  requirementPlace: (id: number) => ['requirement', id, 'place'],
  solutionDetails: (id: number) => ['solution', id, 'details'],
  activity: (id: number) => ['solution', id, 'activity'],
  /** Who deleted something of it. */
  deletion: (id: number, thing: object) => ['solution', id, 'deletion', thing],
  chain: (id: number) => ['solution', id, 'chain'],
  progress: (id: number) => ['solution', id, 'progress'],
  userStories: (id: number) => ['solution', id, 'user-stories'],
  stakeholders: (id: number) => ['solution', id, 'stakeholders'],
  /** Both directions of one option, and each alone, lie under the option. */
  option: (id: number, optionId: number) => ['solution', id, 'option', optionId],
  analysis: (id: number, optionId: number, virtuous: boolean) => [
    'solution',
    id,
    'option',
    optionId,
    'analysis',
    virtuous ? 'virtuous' : 'vicious',
  ],
  analysisBoth: (id: number, optionId: number) => ['solution', id, 'option', optionId, 'analysis', 'both'],
  silentRound: (id: number, optionId: number, virtuous: boolean) => [
    'solution',
    id,
    'option',
    optionId,
    'silent',
    virtuous ? 'virtuous' : 'vicious',
  ],
  systemRequirements: (id: number, optionId: number) => ['solution', id, 'option', optionId, 'system-requirements'],
} as const
