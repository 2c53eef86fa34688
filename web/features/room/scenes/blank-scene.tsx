/** Nothing but the ground: everybody looks at whoever speaks. */
export function BlankScene() {
  return null
}
