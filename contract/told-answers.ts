/** An answer that is written in a page, as its call would have given it. */
export interface ToldAnswer {
  answer: unknown
  /** What `REVISION_HEADER` says of it. */
  revision: string
  /** When it was given, by the server's clock. */
  date: string
}

/** By the paths of their calls. All are of one workshop: that of `/api/me`. */
export type ToldAnswers = Record<string, ToldAnswer>
