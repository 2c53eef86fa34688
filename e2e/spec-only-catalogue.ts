export const purposes = [
  { id: 1, purpose: 'Warmth' },
  { id: 2, purpose: 'Quiet' },
]
// ten, of which the analysis uses nine; the first has no drawing among the icons
const needs = ['Wonder', 'Protection', 'Affection', 'Understanding', 'Participation', 'Leisure', 'Creation', 'Identity']
export const fhns = [...needs, 'Freedom', 'Surplus'].map((p_fhn, index) => ({ id: index + 1, p_fhn }))
export const measures = ['Helps', 'Seems to help', 'Helps alone', 'Harms', 'None'].map((measure, index) => ({
  id: index + 1,
  measure,
}))
export const metrics = [
  { id: 11, metric_text: 'Blankets per bed', purposes: ['Warmth'], stakeholders: ['Sleepers'] },
  { id: 12, metric_text: 'Decibels at night', purposes: ['Quiet', 'Warmth'], stakeholders: [] },
  { id: 13, metric_text: 'Decibels at noon', purposes: ['Quiet'], stakeholders: [] },
]
export const people = [{ id: 21, stakeholder: 'Sleepers', stakeholder_category: 'Guests' }]
