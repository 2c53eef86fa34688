import { stored } from './stored-keys.ts'

const roomless = stored('local', 'roomless')

/**
 * Whether the server behind this address knew nothing of a live room when it was last asked. Then no screen keeps a place
 * for what would come from there. A log-out forgets it with the rest.
 */
export const isRoomless = () => roomless.read() !== null
export const storeRoomless = (isSo: boolean) => void roomless.write(isSo ? '1' : null)
