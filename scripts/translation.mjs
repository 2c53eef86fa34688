// `npm run translation`: a file for a native reader of a language, and what they wrote in it brought back.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languagesOf, sourcesOf } from './translation/sources.mjs'
import { takeIn } from './translation/take-in.mjs'
import { readWorkbook, writeWorkbook } from './translation/workbook.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [way, language = '', file = `ninefold-${language}.xlsx`] = process.argv.slice(2)

if ((way !== 'out' && way !== 'in') || !languagesOf(root).includes(language)) {
  console.error(`npm run translation -- out LANGUAGE [FILE]   writes the file for a reader
npm run translation -- in LANGUAGE FILE      takes in what they wrote
LANGUAGE is one of ${languagesOf(root).join(', ')}.`)
  process.exitCode = 1
} else if (way === 'out') await sendOut()
else await bringBack()

async function sendOut() {
  const sources = sourcesOf(root, language)
  const direction = new Intl.Locale(language).maximize().script === 'Arab' ? 'rtl' : 'ltr'
  writeFileSync(file, await writeWorkbook(sources, direction))
  console.log(`${file} has ${sources.flatMap(({ entries }) => entries).length} texts.`)
}

async function readRows() {
  try {
    return await readWorkbook(readFileSync(file))
  } catch {
    const why = !existsSync(file) ? 'there is no such file' : 'it is no workbook, or a damaged one'
    console.error(`${file} cannot be read: ${why}. Nothing was changed.`)
    process.exitCode = 1
    return undefined
  }
}

async function bringBack() {
  const rows = await readRows()
  if (!rows) return
  const { refusals, changed, count } = takeIn(sourcesOf(root, language), rows)
  for (const { line, where, remark } of rows)
    if (remark.trim() !== '') console.log(`${line} (${where}) remarks: ${remark}`)
  if (refusals.length > 0) {
    console.error(
      `${refusals.join('\n')}\nNothing was changed. Mend these rows, or empty their cells, and take the file in again.`,
    )
    process.exitCode = 1
    return
  }
  for (const [path, source] of changed) writeFileSync(join(root, path), source)
  // a longer text may need a line of its own
  const sources = [...changed.keys()].filter((path) => path.endsWith('.ts'))
  if (sources.length > 0) spawnSync(join(root, 'node_modules/.bin/oxfmt'), sources, { cwd: root, stdio: 'inherit' })
  console.log(
    `${count} of ${rows.length} texts changed, in ${changed.size} files. Look at them with git diff, then run npm test.`,
  )
}
