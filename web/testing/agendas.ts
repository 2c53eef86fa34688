import type { Agenda, AgendaItem } from '#contract/agenda.ts'

export const agendaItem = (id: number, title: string, more: Partial<AgendaItem> = {}): AgendaItem => ({
  id,
  title,
  step: null,
  minutes: 10,
  message: null,
  frozen: false,
  silent_rating: false,
  scene: null,
  ...more,
})

export const threeItems: Agenda = {
  items: [agendaItem(1, 'Welcome'), agendaItem(2, 'Metrics', { step: 2, minutes: 12 }), agendaItem(3, 'Close')],
  version: 4,
  at: null,
  log: [],
}
