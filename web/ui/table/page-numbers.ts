/** Which pages a pager names, from 1: both ends, the current one and its neighbours; null stands for a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const named = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const numbers: (number | null)[] = []
  for (const page of [...new Set(named)].toSorted((a, b) => a - b)) {
    const former = numbers.at(-1)
    // a gap of one page is named: it takes no more room than the dots
    if (typeof former === 'number' && page - former === 2) numbers.push(former + 1)
    if (typeof former === 'number' && page - former > 2) numbers.push(null)
    numbers.push(page)
  }
  return numbers
}
