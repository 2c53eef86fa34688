import { readFile, readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|html|svg|json)$/

/** @type {Set<string>} */
const begun = new Set()

/**
 * Writes a .br and a .gz beside every text file that has none yet, so that the server never compresses a file during a
 * request. The last level of brotli takes two and a half times as long and saves 1.6 %, so only pages and the files that
 * they name, which people wait for, get it.
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = (await readdir(folder, { recursive: true })).map((name) => join(folder, name))
  const pages = await Promise.all(files.filter((file) => file.endsWith('.html')).map((file) => readFile(file, 'utf8')))
  const wanted = files.filter((file) => compressible.test(file) && !begun.has(file))
  for (const file of wanted) begun.add(file)
  await Promise.all(
    wanted.map((file) => {
      const isFirst = file.endsWith('.html') || pages.some((page) => page.includes(basename(file)))
      return compress(file, isFirst ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MAX_QUALITY - 1)
    }),
  )
}

/**
 * @param {string} file
 * @param {number} level
 */
async function compress(file, level) {
  const bytes = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: level } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }))
}
