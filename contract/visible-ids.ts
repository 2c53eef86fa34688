/** How items are called everywhere people see them; the same thing has the same name in every export. */
export const metricName = (id: number) => `M${id}`
export const storyName = (id: number) => `S${id}`
export const optionName = (id: number) => `O${id}`
export const requirementName = (id: number) => `R${id}`
