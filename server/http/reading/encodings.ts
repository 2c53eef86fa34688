import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'identity' | 'gzip' | 'br'

/** Below this a compressed answer is hardly smaller than its headers. */
const WORTH_COMPRESSING = 1024

export const compress = {
  gzip: promisify(gzip),
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
}

/** How a body is best sent to who says that they take these. */
export function encodingFor(body: Buffer, accepted: string | undefined): Encoding {
  if (!accepted || body.length < WORTH_COMPRESSING) return 'identity'
  const offers = accepted.split(',').map((offer) => offer.trim())
  const takes = (name: string) =>
    offers.some((offer) => offer === name || (offer.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(offer)))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
