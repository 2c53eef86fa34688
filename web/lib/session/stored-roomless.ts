const KEY = 'roomless'

/**
 * Whether the server behind this address knew nothing of a live room when it was last asked. Then no screen keeps a place
 * for what would come from there. A log-out forgets it with the rest. Where storage is forbidden, the place is kept until
 * the server has answered.
 */
export function isRoomless(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function storeRoomless(isSo: boolean) {
  try {
    if (isSo) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // asked again on the next visit
  }
}
