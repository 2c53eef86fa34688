import type { ExportSource } from './export-source.ts'

/** Where a requirement can be found in the running workshop; nowhere, where nobody has said where that is. */
export const linkTo = <Address extends ExportSource['address']>(requirement: string, address: Address) =>
  (address === undefined ? undefined : `${address}/r/${requirement}`) as Address
