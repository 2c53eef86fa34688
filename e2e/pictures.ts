import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { measurePage } from './faults.ts'

/** For a person to page through: open screenshots/index.html. */
const folder = fileURLToPath(new URL('../screenshots/', import.meta.url))
// a hundred rows as cards are higher than a picture can be, and look alike from the fifth on
const PICTURE_HEIGHT = 4000

/** In a window as high as the page, what sticks to the window's edges stands at the edges of the picture. */
export async function showWhole(page: Page) {
  const { pageHeight } = await measurePage(page)
  await page.setViewportSize({ width: page.viewportSize()!.width, height: Math.min(pageHeight, PICTURE_HEIGHT) })
}

export async function takePicture(page: Page, name: string) {
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}${name}.png` })
}

/** All there are: the last of the tests to end finds those of the others too. */
export function writeIndex() {
  const pictures = readdirSync(folder).filter((file) => file.endsWith('.png'))
  const figures = pictures.map(
    (file) =>
      `<figure><figcaption>${file}</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy"></a></figure>`,
  )
  const style =
    'body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:24px}figure{margin:0}img{width:400px;border:1px solid #999}'
  writeFileSync(
    `${folder}index.html`,
    `<!doctype html><title>Screens</title><style>${style}</style>${figures.join('\n')}`,
  )
}
