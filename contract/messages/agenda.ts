/** The agenda of a workshop. */
export const agendaMessages = {
  changedMeanwhile: 'The agenda was changed in another window in the meantime.',
  movedMeanwhile: 'The workshop is at another item by now.',
  itemUnderWay: 'The item that is under way cannot be removed.',
} as const
