import type { Length } from './length.ts'
import signs from './need-signs.svg'

/** The sign of one of the nine needs in the colour of the text around it, from one file for all of them. */
export function NeedSign({ name, size }: { name: string; size: Length }) {
  return (
    <svg aria-hidden="true" style={{ flex: 'none', width: size, height: size }}>
      <use href={`${signs}#${name.toLowerCase()}`} />
    </svg>
  )
}
