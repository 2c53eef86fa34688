import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isDrawn } from './is-drawn.ts'

const folder = 'web/public/icons/fhn'
const shapesIn = (svg: string) => svg.match(/<(path|circle)[^>]*>/g)

test('the file of all signs draws each need as the image under its specified path does', () => {
  const signs = readFileSync('web/domain/needs/need-signs.svg', 'utf8').split('<symbol id="').slice(1)
  const files = readdirSync(folder)
  expect(signs.map((sign) => `${sign.split('"', 1)[0]}.svg`)).toEqual(files.toSorted())
  for (const [index, file] of files.toSorted().entries()) {
    expect(shapesIn(signs[index] ?? ''), file).toEqual(shapesIn(readFileSync(`${folder}/${file}`, 'utf8')))
    expect(isDrawn(file.replace('.svg', '').toUpperCase()), file).toBe(true)
  }
})
