/** What keeps a draft of a catalogue from being published. Lists are called by the English word for one entry. */
export const catalogueProblemsMessages = {
  tooLong: (max: number) => `This text is too long: it may have ${max} characters.`,
  needsId: (title: string) => `The ${title} needs an id: a whole number from 1.`,
  idTwice: (id: number, title: string) => `The id ${id} is there twice among the ${title}s.`,
  needsName: (title: string) => `The ${title} needs a name.`,
  nameTwice: (name: string, title: string) => `"${name}" is there twice among the ${title}s.`,
  descriptionIsText: 'The description must be a text.',
  sourceIsText: 'The source must be a text.',
  needs: (count: number) => `There must be exactly ${count} needs, with the ids 1 to ${count}.`,
  measureId: (max: number) => `A measure has an id from 1 to ${max}.`,
  measureNone: (id: number) => `Measure ${id} must be there and be called None.`,
  effects: (effects: readonly string[]) => `An effect is one of ${effects.join(', ')}.`,
  effectOfNone: 'None does nothing to a need: its effect must be none.',
  needsCategory: 'The stakeholder needs a category.',
  needsPurpose: 'A metric needs a purpose.',
  listOfIds: (title: string) => `The ${title}s of a metric are a list of ids.`,
  unknown: (title: string, id: string) => `There is no ${title} ${id}.`,
} as const
