import type { gapsMessages as english } from '../../messages/gaps.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

/** How many of each are missing; which they are is found by `gapsOf`. */
export const gapsMessages: Words<typeof english> = {
  purposesUnserved: (count: number) => counted(count, 'Zweck ohne Kennzahl', 'Zwecke ohne Kennzahl'),
  metricsWithoutStakeholder: (count: number) =>
    counted(count, 'Kennzahl ohne Stakeholder', 'Kennzahlen ohne Stakeholder'),
  stakeholdersUnconcerned: (count: number) => counted(count, 'Stakeholder ohne Kennzahl', 'Stakeholder ohne Kennzahl'),
  metricsWithoutStory: (count: number) => counted(count, 'Kennzahl ohne Story', 'Kennzahlen ohne Story'),
  storiesWithoutOption: (count: number) => counted(count, 'Story ohne Option', 'Storys ohne Option'),
  optionsNotRatedVirtuous: (count: number) =>
    counted(count, 'Option ohne Bewertung im Gutfall', 'Optionen ohne Bewertung im Gutfall'),
  optionsNotRatedVicious: (count: number) =>
    counted(count, 'Option ohne Bewertung im Schlechtfall', 'Optionen ohne Bewertung im Schlechtfall'),
  harmsUnanswered: (count: number) =>
    counted(
      count,
      'Bewertung, die Schaden oder nur scheinbare Hilfe zeigt, ohne Anforderung',
      'Bewertungen, die Schaden oder nur scheinbare Hilfe zeigen, ohne Anforderung',
    ),
  ratingsWithoutRequirement: (count: number) =>
    counted(count, 'Bewertung ohne Anforderung', 'Bewertungen ohne Anforderung'),
  optionsToRecheck: (count: number) => counted(count, 'Option nachzuprüfen', 'Optionen nachzuprüfen'),
  requirementsToRecheck: (count: number) => counted(count, 'Anforderung nachzuprüfen', 'Anforderungen nachzuprüfen'),
  requirementsOfNone: (count: number) =>
    counted(
      count,
      'Anforderung, deren Bewertung jetzt „Keine“ ist',
      'Anforderungen, deren Bewertung jetzt „Keine“ ist',
    ),
}
