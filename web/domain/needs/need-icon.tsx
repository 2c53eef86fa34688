import { useState } from 'react'
import { partOf, type Length } from './length.ts'
import { NeedSign } from './need-sign.tsx'
import { isDrawn } from './is-drawn.ts'
import classes from './need-icon.module.css'

interface IconProps {
  name: string
  size?: Length
}

/** The sign of a need in the colour of the text around it; of one that is not drawn, the image of its path. */
export const NeedIcon = ({ name, size = 20 }: IconProps) =>
  isDrawn(name) ? <NeedSign name={name} size={size} /> : <NeedImage name={name} size={size} />

export const needIconPath = (name: string) => `/icons/fhn/${encodeURIComponent(name.toLowerCase())}.svg`

/** The image that lies under the need's name, as specified for the ring; its initial when there is none. */
export function NeedImage({ name, size = 20 }: IconProps) {
  const [missing, setMissing] = useState<string>()
  const path = needIconPath(name)
  if (missing === path) {
    return (
      <span
        aria-hidden="true"
        className={classes.initial}
        style={{ width: size, height: size, fontSize: partOf(size, 0.6) }}
      >
        {name.charAt(0).toUpperCase()}
      </span>
    )
  }
  return (
    <span className={classes.icon} style={{ width: size, height: size, maskImage: `url("${path}")` }}>
      {/*
        The mask gives the sign its colour; the hidden image is there for its error event, when there is no drawing. It
        is asked for as masks are, so that both are one request.
      */}
      <img
        src={path}
        crossOrigin="anonymous"
        alt=""
        style={{ width: size, height: size }}
        onError={() => setMissing(path)}
      />
    </span>
  )
}

/** A need in a line of text: sign and name. */
export function Need({ name }: { name: string }) {
  return (
    <span className={classes.need}>
      <NeedIcon name={name} />
      {name}
    </span>
  )
}
