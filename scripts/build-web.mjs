import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { precompress } from './precompress.mjs'

/** These have the same name in every language; the names of all other files contain a hash of their content. */
const PAGES = ['index.html', 'login.html', 'service-worker.js']

/**
 * Builds the application once per language. Most files are the same in all languages and exist once. The pages of a language
 * are in a folder of its name, for a server that knows the language of its user; the pages beside them are in the first
 * language, for a server that does not.
 * @param {string} root of the project
 * @param {string} target
 * @param {readonly string[]} [languages]
 */
export async function buildWeb(root, target, languages = languagesOf(root)) {
  const waiting = [...languages]
  /** @type {Promise<void>[]} */
  const compressing = []
  // A build keeps one core busy. Several run at the same time, and files are compressed while the others are built.
  const buildNext = async () => {
    for (let language = waiting.shift(); language; language = waiting.shift()) {
      const built = `${target}-${language}`
      await buildLanguage(root, built, language)
      const isFirst = language === languages[0]
      copyNew(built, target, (name) => isFirst || !PAGES.includes(name))
      if (languages.length > 1)
        for (const name of PAGES) offer(join(built, name), join(target, language, name), languages)
      rmSync(built, { recursive: true })
      compressing.push(precompress(target))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, buildNext))
  nameIcons(root, target)
  await Promise.all([...compressing, precompress(target)])
}

/**
 * The sign of a need lies under its name. Where the catalogue says the name in another language, it lies under that one
 * too.
 * @param {string} root
 * @param {string} target
 */
function nameIcons(root, target) {
  const folder = join(root, 'server/catalogue/languages')
  for (const file of readdirSync(folder)) {
    const { fhns } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    for (const { p_fhn, icon } of fhns) {
      const icons = join(target, 'icons/fhn')
      const named = join(icons, `${p_fhn.toLowerCase()}.svg`)
      if (!existsSync(named)) cpSync(join(icons, icon), named)
    }
  }
}

/** @param {string} root */
function languagesOf(root) {
  const folders = readdirSync(join(root, 'contract/languages'), { withFileTypes: true })
  return ['en', ...folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)]
}

/**
 * @param {string} root
 * @param {string} target
 * @param {string} language
 */
async function buildLanguage(root, target, language) {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--outDir', relative(join(root, 'web'), target), '--emptyOutDir', '--logLevel', 'warn']
  // vite.config.ts reads the language
  const env = { ...process.env, NINEFOLD_LANGUAGE: language }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: root, env })
  process.stderr.write(stdout + stderr)
}

/**
 * @param {string} built
 * @param {string} target
 * @param {(name: string) => boolean} isWanted
 */
function copyNew(built, target, isWanted) {
  for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name)
    const name = relative(built, from)
    if (entry.isFile() && isWanted(name) && !existsSync(join(target, name))) cpSync(from, join(target, name))
  }
}

/**
 * A page says which languages there are, for people to choose.
 * @param {string} from
 * @param {string} to
 * @param {readonly string[]} languages
 */
function offer(from, to, languages) {
  const text = readFileSync(from, 'utf8')
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, text.replace('<html ', `<html data-languages="${languages.join(' ')}" `))
}
