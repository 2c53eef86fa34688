/**
 * Positions as near as possible to the wished ones, in their order and at least one pitch apart (the least squares way:
 * neighbours that would touch move together around their middle), all between 0 and the last place that has room.
 */
export function spread(wishes: readonly number[], pitch: number, room: number): number[] {
  const groups: { sum: number; count: number }[] = []
  for (const [index, wish] of wishes.entries()) {
    groups.push({ sum: wish - index * pitch, count: 1 })
    while (groups.length > 1 && middle(groups.at(-2)!) > middle(groups.at(-1)!)) {
      const { sum, count } = groups.pop()!
      groups.at(-1)!.sum += sum
      groups.at(-1)!.count += count
    }
  }
  const last = Math.max(0, room - wishes.length * pitch)
  return groups
    .flatMap((group) => Array.from({ length: group.count }, () => middle(group)))
    .map((shift, index) => Math.min(Math.max(shift, 0), last) + index * pitch)
}

const middle = ({ sum, count }: { sum: number; count: number }) => sum / count
