import { createStore } from '../../lib/store.ts'

/** What screen readers are told and everybody else sees happen in its place. One region reads it out. */
export const saidStore = createStore('')

/** The same words again are read again: a region that does not change stays silent. */
export const say = (text: string) => saidStore.set(saidStore.read() === text ? `${text}\u00A0` : text)
