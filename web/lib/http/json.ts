/** What is sent and answered, as text. Pages in another language than English have `said-json.ts` in its place. */
export const readJson = (text: string): unknown => JSON.parse(text)
export const writeJson = (value: unknown) => JSON.stringify(value)
