/** Where messages stand along the lower edge; other bars join them there, so that none covers another. */
export const MESSAGE_PLACE = 'messages'
export const messagePlace = () => document.getElementById(MESSAGE_PLACE)
