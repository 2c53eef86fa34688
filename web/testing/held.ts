interface Ends<Value> {
  resolve: (value: Value) => void
  reject: (reason: Error) => void
}

/** A promise, and how the test ends it. */
export function held<Value>(): [Promise<Value>, Ends<Value>] {
  const ends = {} as Ends<Value>
  const promise = new Promise<Value>((resolve, reject) => Object.assign(ends, { resolve, reject }))
  return [promise, ends]
}
