import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useMemo } from 'react'

/** The quiet edge that readers need, in modules. */
const EDGE = 4

/** A link as a QR code: dark on white in both themes, because many readers do not know it the other way round. */
export function QrCode({ link, label, className }: { link: string; label: string; className: string | undefined }) {
  const { path, size } = useMemo(() => {
    const code = generate(link)
    return { path: toSvgPath(code), size: code.size + 2 * EDGE }
  }, [link])
  return (
    <svg role="img" aria-label={label} className={className} viewBox={`${-EDGE} ${-EDGE} ${size} ${size}`}>
      <rect x={-EDGE} y={-EDGE} width={size} height={size} fill="#fff" />
      <path d={path} fill="#221A26" shapeRendering="crispEdges" />
    </svg>
  )
}
