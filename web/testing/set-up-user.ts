import userEvent, { type UserEvent } from '@testing-library/user-event'

const places = new WeakMap<Element, number>()
let next = 100

/** The simulated browser lays nothing out: every click would be in the same place, and look like a double click. */
function placeOf(element: Element): number {
  const place = places.get(element) ?? (next += 100)
  places.set(element, place)
  return place
}

/** A user whose clicks on each element are in a place of their own. */
export function setUpUser(): UserEvent {
  const user = userEvent.setup()
  return {
    ...user,
    click: (target) => {
      const coords = { x: placeOf(target), y: 10 }
      return user.pointer([
        { target, coords },
        { keys: '[MouseLeft]', target, coords },
      ])
    },
  }
}
