/**
 * Makes something when it is asked for first, and keeps it. What `Intl` makes is made like this: the first of a kind takes a
 * phone a twentieth of a second, which nobody should wait for who does not need it.
 */
export function madeOnce<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
