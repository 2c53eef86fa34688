import { beingMeasures } from './being-measures.ts'
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
    ...beingMeasures('en'),
    { id: 5, measure: 'None', description: 'Considered, and the option has no effect on this need worth noting.' },
  ],
}
