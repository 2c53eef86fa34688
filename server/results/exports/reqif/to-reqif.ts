import type { ExportSource } from '../source/export-source.ts'
import { elementText } from '../../../formats/xml-text.ts'
import { ReqifTypes } from './types.ts'
import { SolutionInReqif } from './solution-in-reqif.ts'

const NAMESPACES = 'xmlns="http://www.omg.org/spec/ReqIF/20110401/reqif.xsd" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
/** The version of the exchange format's schema; ReqIF 1.2 kept it. */
const SCHEMA_VERSION = '1.0'

/**
 * ReqIF wants all objects, then all relations, then all hierarchies: three walks over the solutions. But for the time in its
 * header the file is the same as long as nothing has changed.
 */
export async function* toReqif(source: ExportSource): AsyncIterable<string> {
  const types = new ReqifTypes(source.catalogue, source.words)
  const each = async function* (write: (solution: SolutionInReqif) => Iterable<string>) {
    for await (const solution of source.solutions()) yield* write(new SolutionInReqif(solution, types, source))
  }
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<REQ-IF ${NAMESPACES}>\n${header(source)}`
  yield `<CORE-CONTENT><REQ-IF-CONTENT>\n${types.write()}<SPEC-OBJECTS>\n`
  yield* each((solution) => solution.objects())
  yield '</SPEC-OBJECTS>\n<SPEC-RELATIONS>\n'
  yield* each((solution) => solution.relations())
  yield '</SPEC-RELATIONS>\n<SPECIFICATIONS>\n'
  yield* each((solution) => solution.specification())
  yield '</SPECIFICATIONS>\n</REQ-IF-CONTENT></CORE-CONTENT>\n</REQ-IF>\n'
}

const header = ({ kind, key, at, title }: ExportSource) =>
  `<THE-HEADER><REQ-IF-HEADER IDENTIFIER="ninefold-${kind}-${key}">` +
  `<CREATION-TIME>${at}</CREATION-TIME><REQ-IF-TOOL-ID>Ninefold</REQ-IF-TOOL-ID>` +
  `<REQ-IF-VERSION>${SCHEMA_VERSION}</REQ-IF-VERSION><SOURCE-TOOL-ID>Ninefold</SOURCE-TOOL-ID>` +
  `<TITLE>${elementText(title)}</TITLE></REQ-IF-HEADER></THE-HEADER>\n`
