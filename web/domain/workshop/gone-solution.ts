import { createContext } from 'react'

/** Whether the frame around a screen says already that its solution is gone, and offers the way back. */
export const GoneSolution = createContext(false)
