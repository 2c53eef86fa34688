/** How the host changes the language of a workshop. */
export const workshopLanguageMessages = {
  ofTheWorkshop: 'Language of the workshop',
  followsIt: 'The catalogue follows it, and the screens of everyone who has not chosen their own.',
  changed: 'Language changed. Everyone sees it when they next open a page.',
} as const
