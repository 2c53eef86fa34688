/** How items are called everywhere people see them; the same thing has the same name in every export. */
export const metricName = (id: number) => `M${id}`
export const storyName = (id: number) => `S${id}`
export const optionName = (id: number) => `O${id}`
/** In files only: screens name a rating by its need and direction. */
export const ratingName = (id: number) => `A${id}`
export const requirementName = (id: number) => `R${id}`
