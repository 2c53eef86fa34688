import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build } from 'vite'
import { precompress } from './precompress.mjs'

/** What has the same name in every language; all other files are named after what is in them. */
const ownFiles = ['index.html', 'login.html', 'service-worker.js']

/**
 * The application in every language, a build each. Most files are the same in all and stand there once; a language's
 * pages stand in a folder of its name, for a server that knows whose language it is. One that does not sends the pages
 * beside them, which are English and offer no other.
 * @param {string} root of the project
 * @param {string} target
 * @param {readonly string[]} [languages]
 */
export async function buildWeb(root, target, languages = languagesOf(root)) {
  for (const language of languages) {
    const built = `${target}-${language}`
    await buildLanguage(root, built, language)
    place(built, target)
    if (languages.length > 1)
      for (const name of ownFiles) offer(join(built, name), join(target, language, name), languages)
    rmSync(built, { recursive: true })
  }
  nameIcons(root, target)
  await precompress(target)
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
  // read by vite.config.ts, and again by what it starts to write the log-in's page
  process.env.NINEFOLD_LANGUAGE = language
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: relative(join(root, 'web'), target), emptyOutDir: true },
  })
}

/**
 * @param {string} built
 * @param {string} target
 */
function place(built, target) {
  for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name)
    const to = join(target, relative(built, from))
    if (entry.isFile() && !existsSync(to)) cpSync(from, to)
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
