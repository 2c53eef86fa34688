import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findTexts } from './find-texts.mjs'
import { writeString } from './write-text.mjs'

/** @import { FoundText } from './find-texts.mjs' */

/**
 * A text of a language, beside what it says in English.
 * @typedef {object} Entry
 * @property {string} where the part of Ninefold it belongs to, and the names around it
 * @property {string} english
 * @property {FoundText} found
 * @property {FoundText[]} repeats where the file says the same again, and has to
 */

/**
 * @typedef {object} Source
 * @property {string} path of the file, within the project
 * @property {string} source
 * @property {(text: string) => string} write
 * @property {Entry[]} entries
 */

const MESSAGES = 'contract/messages'
const PAGES = 'contract/languages/languages.ts'
const CATALOGUE = 'server/catalogue/default-catalogue.json'
/** What of a catalogue is read by people; all else is the same in every language. */
const NAMES = /^(name|.* · (p_fhn|measure|purpose|description|stakeholder|metric_text)|stakeholder_categories · \d+)$/
const CATEGORY = / · stakeholder_category$/

/** @param {string} root of the project */
export function languagesOf(root) {
  const folders = readdirSync(join(root, 'contract/languages'), { withFileTypes: true })
  return folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/**
 * Every file in which a language says something.
 * @param {string} root of the project
 * @param {string} language
 * @returns {Source[]}
 */
export function sourcesOf(root, language) {
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')
  const folder = `contract/languages/${language}`
  const slices = readdirSync(join(root, folder)).map((file) => {
    const path = `${folder}/${file}`
    const source = read(path)
    const english = findTexts(file, read(`${MESSAGES}/${file}`))
    return {
      path,
      source,
      write: writeString,
      entries: beside(file.replace('.ts', ''), findTexts(path, source), english),
    }
  })
  return [pagesOf(read(PAGES), language), ...slices, catalogueOf(read, language)]
}

/**
 * What the page says itself stands in one file for all languages.
 * @param {string} source
 * @param {string} language
 * @returns {Source}
 */
function pagesOf(source, language) {
  const all = findTexts(PAGES, source)
  const of = (/** @type {string} */ one) =>
    all
      .filter(({ place }) => new RegExp(`^languages · ${one} · (description|needsScript|takesLong)$`).test(place))
      .map((text) => ({ ...text, place: text.place.split(' · ').slice(2).join(' · ') }))
  return { path: PAGES, source, write: writeString, entries: beside('page', of(language), of('en')) }
}

/**
 * @param {(path: string) => string} read
 * @param {string} language
 * @returns {Source}
 */
function catalogueOf(read, language) {
  const path = `server/catalogue/languages/${language}.json`
  const source = read(path)
  const all = findInJson(source)
  const names = (/** @type {FoundText[]} */ texts) => texts.filter(({ place }) => NAMES.test(place))
  const entries = beside('catalogue', names(all), names(findInJson(read(CATALOGUE))))
  const repeated = all.filter(({ place }) => CATEGORY.test(place))
  return {
    path,
    source,
    write: JSON.stringify,
    entries: entries.map((entry) =>
      entry.where.includes('stakeholder_categories')
        ? { ...entry, repeats: repeated.filter(({ text }) => text === entry.found.text) }
        : entry,
    ),
  }
}

/**
 * In brackets, JSON is an expression like any other.
 * @param {string} json
 */
const findInJson = (json) =>
  findTexts('catalogue.ts', `(${json})`).map((text) => ({ ...text, start: text.start - 1, end: text.end - 1 }))

/**
 * Each text with the English one that stands in the same place. A language may need more or fewer texts there; then all
 * the English ones of the place are beside it.
 * @param {string} slice
 * @param {FoundText[]} texts
 * @param {FoundText[]} english
 * @returns {Entry[]}
 */
function beside(slice, texts, english) {
  const placeOf = (/** @type {FoundText} */ { place }) => place.replace(/ · \d+$/, '')
  const counts = (/** @type {FoundText[]} */ all, /** @type {string} */ place) =>
    all.filter((text) => placeOf(text) === place).length
  return texts.map((found) => {
    const place = placeOf(found)
    const twin = english.find((text) => text.place === found.place)
    const isClear = twin && counts(texts, place) === counts(english, place)
    const said = isClear ? [twin] : around(place, english)
    const where = `${slice} · ${found.place}`
    return { where, english: said.map(({ text }) => text.replaceAll('\r\n', '\n')).join('\n'), found, repeats: [] }
  })
}

/**
 * @param {string} place
 * @param {FoundText[]} english
 * @returns {FoundText[]}
 */
function around(place, english) {
  if (place === '') return []
  const within = english.filter((text) => text.place === place || text.place.startsWith(`${place} · `))
  return within.length > 0 ? within : around(place.split(' · ').slice(0, -1).join(' · '), english)
}
