/** A write that its author gave up before the server had answered. It is no failure, and nobody is told of it. */
export class GivenUp extends Error {
  constructor() {
    super()
    this.name = 'GivenUp'
  }
}
