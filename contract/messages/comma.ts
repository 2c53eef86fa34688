/** Between names in a line that is no sentence. */
export const commaMessages = {
  between: ', ',
} as const
