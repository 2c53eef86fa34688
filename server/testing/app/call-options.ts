/** What a test sends with a call. */
export interface CallOptions {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean>
  /** JSON, or the bytes of a file. */
  body?: unknown
  headers?: Record<string, string>
  /** The address the call comes from. */
  from?: string
}
