/** Where something stood that is off the page now. */
interface Gap {
  parent: Element
  /** The elements before it, nearest first, are found from here; null when it was the first. */
  previous: Element | null
}

/** Remembers of everything that leaves the page where it stood, for as long as somebody still asks. */
export class Gaps {
  readonly #gaps = new WeakMap<Element, Gap>()
  #justCome = new WeakSet<Node>()

  note(records: readonly MutationRecord[]) {
    this.#justCome = new WeakSet(records.flatMap(({ addedNodes }) => [...addedNodes]))
    for (const { target, removedNodes, previousSibling } of records) {
      let previous = elementBefore(previousSibling)
      for (const node of removedNodes) {
        if (!(node instanceof Element)) continue
        if (target instanceof Element) this.#gaps.set(node, { parent: target, previous })
        previous = node
      }
    }
  }

  /** Whether it was put on the page by the latest change of it. */
  hasJustCome(element: Element): boolean {
    return this.#justCome.has(element)
  }

  /** The same of something that may have come with what is around it. */
  readonly cameJustNow = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) if (this.#justCome.has(at)) return true
    return false
  }

  /** What holds it, or held it before it left the page. */
  parentOf(element: Element): Element | null {
    return element.parentElement ?? this.#gaps.get(element)?.parent ?? null
  }

  /** Whether one holds the other, or held it before either left the page. */
  holds(outer: Element, inner: Element): boolean {
    for (let at: Element | null = inner; at; at = this.parentOf(at)) if (at === outer) return true
    return false
  }

  /** What stands now where it stood, and after; and then what stands before, nearest first. */
  neighboursOf(gone: Element): Element[] {
    const parent = this.parentOf(gone)
    if (!parent?.isConnected) return []
    const previous = this.#stillThere(gone, parent)
    const after = previous ? previous.nextElementSibling : parent.firstElementChild
    return [...siblingsFrom(after, 'nextElementSibling'), ...siblingsFrom(previous, 'previousElementSibling')]
  }

  /** The nearest one before it that has not left the page too. */
  #stillThere(gone: Element, parent: Element): Element | null {
    let previous = this.#gaps.get(gone)?.previous ?? null
    // a gap points at what left before it, so this comes to an end
    while (previous && previous.parentElement !== parent) previous = this.#gaps.get(previous)?.previous ?? null
    return previous
  }
}

function elementBefore(node: Node | null): Element | null {
  let at = node
  while (at && !(at instanceof Element)) at = at.previousSibling
  return at
}

function siblingsFrom(first: Element | null, direction: 'nextElementSibling' | 'previousElementSibling') {
  const found: Element[] = []
  for (let at = first; at; at = at[direction]) found.push(at)
  return found
}
