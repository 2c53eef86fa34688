/** What is asked before a page with unsaved changes is left. */
export const unsavedMessages = {
  title: 'Unsaved Changes',
  stay: 'Stay on Page',
  leave: 'Leave Without Saving',
  saveAndLeave: 'Save and leave',
  beingSaved: 'Your changes are being saved. You will leave this page as soon as they are saved.',
  /** After the question, while the server is away. */
  away: 'The server does not answer at the moment. They can be saved once it does, and are kept while you stay on this page.',
  userStories: 'You have unsaved changes to your user stories. They are lost if you leave without saving.',
  functionalOptions:
    'You have functional options that were typed but not added. They are lost if you leave without saving.',
  h9: 'You have unsaved changes to your H9 analysis. They are lost if you leave without saving.',
} as const
