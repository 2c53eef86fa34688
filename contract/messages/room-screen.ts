/** The screen for the projector, and what the host sets on it. */
export const roomScreenMessages = {
  welcome: 'Scan the code, or type the address and the session ID.',
  loopback:
    'Only this computer can reach this address. Start Ninefold with HOST=0.0.0.0, or set PUBLIC_URL, to let the room in.',
  closed: 'This workshop is closed: nobody can join it.',
  minutesWrong: (max: number) => `Please give whole minutes from 1 to ${max}.`,
} as const
