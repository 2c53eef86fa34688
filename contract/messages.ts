/**
 * Every sentence a user can read after an action, a failure or an empty search, once.
 * Screens, server and tests quote them from here; labels and headings stay with their screens.
 */
export const messages = {
  common: {
    loading: 'Loading...',
    error: (message: string) => `Error: ${message}`,
    unknownError: 'Unknown error',
    unknownErrorOccurred: 'Unknown error occurred',
    errorLoadingData: 'Error Loading Data',
    loadDataFailed: 'Failed to load data',
    networkError: 'Network error',
    emptyText: '(empty)',
    nothingLost: 'Nothing you wrote is lost.',
    pageNotLoaded: 'This page could not be loaded.',
    pageNotFound: 'There is no page at this address.',
  },

  /** One sentence of help per step. */
  help: {
    solutions: 'Every group in this workshop works on one of these.',
    solution:
      'Name what you want to create, choose where it should do good, and pick the one human need it exists for.',
    metrics: 'Choose three to five numbers that would prove, a year from now, that your solution helped.',
    stakeholders:
      'Add the people and beings each number matters to, above all those who carry the effects without being asked.',
    userStories: 'For every metric write one sentence: who wants what, so that what gets better?',
    functionalOptions: 'List different ways the system could make the story come true; judge them later.',
    h9: 'For each of the nine needs say what the option does to it, first if all goes well (virtuous), then if it goes wrong (vicious).',
    h9Virtuous: 'Assume the option works as meant, is used by many and for years. What does it do for each need?',
    h9Vicious:
      'Assume it is overused, gamed, abused, underfunded or shuts people out. What does it do for each need now?',
    systemRequirements: 'Turn each coloured rating into a checkable rule that keeps the good and prevents the harm.',
  },

  connection: {
    offline: 'Offline, your text is kept.',
    tryingAgain: 'We try again every few seconds.',
    unsent: (count: number) =>
      count === 1 ? 'One change has not been sent yet.' : `${count} changes have not been sent yet.`,
  },
  session: {
    validating: 'Validating...',
    invalid: 'Invalid session ID. Please try again.',
    ended: 'Your session has ended. Please log in again.',
    notJoined: 'Please log in with the session ID from your workshop host.',
    otherSession: 'You are logged in to another workshop.',
    closed: 'This workshop is closed. It can be read, but not changed.',
    closedTitle: 'This workshop is closed for now.',
    closedHint: 'Everything you saved is kept. This page goes on by itself when your host opens the workshop again.',
    stillClosed: 'It is still closed.',
    tooManyTries: 'Too many wrong session IDs. Please wait a minute and try again.',
    emailMissing: 'User email not found. Please log in again.',
  },

  room: {
    frozen: 'The host has paused editing for a moment. Nothing you wrote is lost.',
    timeIsUp: 'Time is up',
  },

  solutions: {
    fetchOneFailed: 'Failed to fetch solution',
    fetchListFailed: 'Failed to fetch solutions for session',
    loadOneFailed: 'Failed to load solution',
    loadListFailed: 'Failed to load solutions',
    notFound: 'No solution found.',
    noneMatching: 'No solutions matching your filters.',
    noneYet:
      'This workshop has none yet. Create the first one: name it, choose where it should do good, and pick its need.',
    fewerFilters: 'Try fewer letters, or clear a filter.',
    noPurposes: 'No purposes assigned',
    nameRequired: 'Solution name is required',
    fhnRequired: 'Primary Fundamental Human Need is required.',
    purposeRequired: 'Primary Purpose is required.',
    created: 'Solution created successfully!',
    updated: 'Solution updated successfully',
    deleted: 'Solution deleted successfully!',
    createFailed: 'Failed to create solution',
    createFailedUnknown: 'An error occurred while creating the solution.',
    updateFailed: 'Failed to update solution',
    deleteFailed: 'Failed to delete solution',
    changedMeanwhile: 'Somebody else changed this solution.',
    purposesFailed: 'Failed to associate solution with purposes',
    confirmDelete: (name: string) => `Do you want to delete "${name}" and everything that belongs to it?`,
    resetWarning: 'The listed data will be permanently deleted. This cannot be undone.',
    onlyPurposesMissing: 'The solution itself is saved. Press Create Solution again to send only its purposes.',
    createdWithoutPurposes: (reason: string) => `Solution created but failed to associate with purposes: ${reason}`,
    updatedWithoutPurposes: (reason: string) => `Solution updated but failed to update purposes: ${reason}`,
    updatePurposesFailed: (reason: string) => `Failed to update purposes: ${reason}`,
  },

  referenceData: {
    fetchFhnsFailed: 'Failed to fetch FHNs',
    fetchPurposesFailed: 'Failed to fetch purposes',
    fetchMeasuresFailed: 'Failed to fetch FHN measures',
    loadFhnsFailed: 'Failed to load FHNs.',
    loadPurposesFailed: 'Failed to load purposes.',
  },

  metrics: {
    fetchFailed: 'Failed to fetch metrics',
    loadFailed: 'Failed to load metrics',
    added: 'Metric added successfully!',
    removed: 'Metric removed successfully!',
    alreadyAdded: 'Metric already added to this solution',
    addFailed: 'Failed to add metric',
    removeFailed: 'Failed to remove metric',
    noneAvailable: 'No Metrics Available',
    noneAvailableHint: 'The catalogue of this workshop holds no metrics yet.',
    noneAdded: 'No Metrics Added Yet',
    noneAddedHint: 'Those you choose from the available ones appear here.',
    allAdded: 'All Relevant Metrics Added',
    allAddedHint: 'Metrics come with the purposes of the solution; more purposes bring more metrics.',
    noneMatching: (term: string) => `No metrics found matching "${term}"`,
  },

  stakeholders: {
    added: 'Stakeholder added to solution successfully!',
    removed: 'Stakeholder removed from solution successfully!',
    addFailed: 'Failed to add stakeholder. Please try again.',
    removeFailed: 'Failed to remove stakeholder. Please try again.',
    alreadyAdded: 'This stakeholder is already part of the solution.',
    noneAvailable: 'No stakeholders available',
    noMetrics: 'No Metrics Available: Add metrics to your solution to manage stakeholders.',
  },

  userStories: {
    fetchFailed: 'Failed to fetch user stories',
    saved: 'User stories saved!',
    saveFailed: 'Failed to save user stories. Please try again.',
    nothingToSave: 'No valid metrics to save.',
    noStakeholder: 'No stakeholder',
    noOptions: 'No options',
    changedMeanwhile: 'Somebody else changed a user story you were editing.',
    notSavedYet: 'Not saved yet',
    unsavedCount: (count: number) => `${count} ${count === 1 ? 'story' : 'stories'} not saved.`,
    addMetricsFirst: 'Add metrics to your solution to write user stories.',
  },

  functionalOptions: {
    loading: 'Loading functional options...',
    added: 'Functional option added!',
    updated: 'Functional option updated successfully!',
    deleted: 'Functional option deleted!',
    addFailed: 'Failed to add functional option. Please try again.',
    updateFailed: 'Failed to update functional option. Please try again.',
    deleteFailed: 'Failed to delete functional option. Please try again.',
    addFailedShort: 'Failed to add functional option',
    updateFailedShort: 'Failed to update functional option',
    deleteFailedShort: 'Failed to delete functional option',
    empty: 'Functional option text cannot be empty',
    noUserStory: 'No user story',
    noResults: 'No Results Found',
    noMetrics: 'No Metrics Available: Add metrics to your solution to create functional options.',
    changedMeanwhile: 'Somebody else changed this functional option.',
    missing: 'This functional option is not part of the solution, or it was deleted.',
    chooseAnother: 'Choose another option of this solution to go on.',
  },

  h9: {
    fetchFailed: 'Failed to fetch option analysis',
    saved: 'Dropdown values saved successfully!',
    saveFailed: 'Failed to save changes. Please try again.',
    saveFailedBecause: (message: string) => `Error saving H9 analysis: ${message}`,
    updateFailed: 'Failed to update option analysis',
    changedMeanwhile: 'Somebody else changed a rating you were editing.',
  },

  systemRequirements: {
    fetchFailed: 'Failed to fetch system requirements',
    noAnalysis: 'No Analysis Data Available - Please perform your H9 Analysis to generate system requirements.',
    confirmDelete: 'Are you sure you want to delete this system requirement?',
    empty: 'System requirement text cannot be empty',
    addFailed: 'Failed to add system requirement',
    addFailedBecause: (message: string) => `Error adding system requirement: ${message}`,
    updateFailedBecause: (message: string) => `Failed to update system requirement: ${message}`,
    deleteFailedBecause: (message: string) => `Failed to delete system requirement: ${message}`,
    changedMeanwhile: 'Somebody else changed this system requirement.',
  },

  unsaved: {
    title: 'Unsaved Changes',
    stay: 'Stay on Page',
    leave: 'Leave Without Saving',
    userStories: 'You have unsaved changes to your user stories. They are lost if you leave without saving.',
    functionalOptions:
      'You have functional options that were typed but not added. They are lost if you leave without saving.',
    h9: 'You have unsaved changes to your H9 analysis. They are lost if you leave without saving.',
  },

  data: {
    disabled: 'The data page is temporarily disabled for performance testing.',
  },
} as const
