import type { UserEvent } from '@testing-library/user-event'

/** Puts words into a field at once. A key at a time draws the screen for each, which only tests about typing need. */
export async function fillIn(user: UserEvent, field: Element, text: string) {
  await user.click(field)
  await user.paste(text)
}
