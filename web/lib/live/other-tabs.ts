/**
 * Tabs of one browser tell each other which of them is looked at. A hidden one makes room at once when another is, since
 * browsers keep only six connections to one server: flicking through tabs would use them up before any gives in.
 */
export function watchOtherTabs(makeRoom: () => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, stop() {} }
  const channel = new BroadcastChannel('ninefold-tabs')
  const isHidden = () => document.visibilityState === 'hidden'
  // a channel reaches this origin alone
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = () => channel.postMessage(isHidden() ? 'hidden' : 'looked at')
  channel.addEventListener('message', ({ data }) => {
    if (data === 'looked at' && isHidden()) makeRoom()
    // the other tab cannot know that this one is looked at
    if (data === 'hidden' && !isHidden()) tell()
  })
  return { tell, stop: () => channel.close() }
}
