/** What may be chosen in a ReqIF file, and what its objects and relations are called. */
export const reqifFileMessages = {
  kind: {
    metric: 'Metric',
    story: 'User story',
    option: 'Functional option',
    rating: 'Rating',
    requirement: 'System requirement',
  },
  no: 'No',
  yes: 'Yes',
  rating: (need: string, direction: string, measure: string) => `${need}, ${direction.toLowerCase()}: ${measure}`,
  /** `S12 serves M27` */
  related: {
    serves: (source: string, target: string) => `${source} serves ${target}`,
    derives: (source: string, target: string) => `${source} derives from ${target}`,
    rates: (source: string, target: string) => `${source} rates ${target}`,
    answers: (source: string, target: string) => `${source} answers ${target}`,
  },
} as const
