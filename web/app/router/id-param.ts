/** Ids in addresses are whole numbers above zero, written as such: `/solutions/0x10` is no page. */
const toId = (text: string) => (/^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN)
export const isId = (id: number) => Number.isSafeInteger(id)

/** Reads and writes one parameter of an address as an id; the others stay texts. */
export const idParam = <Name extends string, Others extends object = object>(name: Name) => ({
  parse: (raw: Record<Name, string> & Others) => ({ ...raw, [name]: toId(raw[name]) }) as Record<Name, number> & Others,
  stringify: (params: Record<Name, number> & Others) =>
    ({ ...params, [name]: String(params[name]) }) as Record<Name, string> & Others,
})
