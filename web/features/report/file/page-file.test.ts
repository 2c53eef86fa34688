import { expect, test } from 'vitest'
import { pageFile } from './page-file.ts'

function paperIn(style: string, words: string) {
  document.head.innerHTML = `<style>${style}</style>`
  document.body.innerHTML = `<main class="around"><article class="paper"><p></p></article></main>`
  const paper = document.querySelector('article')!
  paper.querySelector('p')!.textContent = words
  return paper
}

test('a file holds the document and nothing of what is around it', () => {
  const paper = paperIn('', 'Told here')
  const file = new DOMParser().parseFromString(pageFile(paper, 'Spring'), 'text/html')
  expect(file.title).toBe('Spring')
  expect(file.body.innerHTML.trim()).toBe(paper.outerHTML)
})

test('it takes along the rules it is shown by, those for paper too, and no others', () => {
  const style = `
    .paper { color: black } .paper p:hover { color: red } .elsewhere { color: blue } .around { padding: 9px }
    @media print { .paper { margin: 1px } .elsewhere { margin: 2px } } @media print { .elsewhere { margin: 3px } }
    @font-face { font-family: Far; src: url(far.woff2) }`
  const told = pageFile(paperIn(style, 'Told'), 'Spring').replaceAll(/\s+/g, ' ')
  expect(told).toContain('.paper {color: black;}')
  expect(told).toContain('.paper p:hover')
  expect(told).toMatch(/@media print ?\{\.paper \{margin: 1px;\}\}/)
  expect(told).not.toMatch(/elsewhere|around|far\.woff2/)
})

test('whatever people wrote stays words, and the file may load, run and send nothing', () => {
  const file = pageFile(paperIn('', '<script>alert(1)</script><img src=x>'), '</title><script>')
  const read = new DOMParser().parseFromString(file, 'text/html')
  expect(read.querySelectorAll('script, img, link, iframe')).toHaveLength(0)
  expect(read.title).toBe('</title><script>')
  const policy = read.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content')
  expect(policy).toMatch(/^default-src 'none';/)
})
