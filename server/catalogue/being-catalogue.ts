import type { CatalogueDocument } from './catalogue.ts'
import defaultDocument from './default-catalogue.json' with { type: 'json' }

/**
 * The default catalogue with Max-Neef's other measures: not what an option does to a need, but in which way it meets it.
 * They say nothing about good and bad, so they carry no effect, and nothing is read from them.
 */
export const beingCatalogue: CatalogueDocument = {
  ...(defaultDocument as CatalogueDocument),
  name: 'Being, having, doing, interacting',
  version: '1.0.0',
  measures: [
    { id: 1, measure: 'Being', description: 'The option meets this need by qualities that people or groups have.' },
    { id: 2, measure: 'Having', description: 'The option meets this need by things, rules or institutions.' },
    { id: 3, measure: 'Doing', description: 'The option meets this need by what people do.' },
    { id: 4, measure: 'Interacting', description: 'The option meets this need by places and settings people share.' },
    { id: 5, measure: 'None', description: 'Considered, and the option has no effect on this need worth noting.' },
  ],
}
