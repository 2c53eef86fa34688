import { expect, test } from 'vitest'
import { findWords } from './check-words.mjs'

const found = (source: string) => findWords('web/features/a/b.tsx', source).map(({ words }) => words)

test.for([
  ['text between tags', `<Button>Save all</Button>`, ['Save all']],
  ['one small word between tags', `<b>left</b>`, ['left']],
  ['a choice of two between tags', `<b>{isOpen ? 'open' : 'closed'}</b>`, ['open', 'closed']],
  ['a text with a hole between tags', '<b>{`${count} rated`}</b>', ['◦ rated']],
  ['a label', `<Field label="name" />`, ['name']],
  ['what is read out', `<button aria-label={isOn ? 'on' : 'off'} />`, ['on', 'off']],
  ['what stands in an empty field', `<input placeholder="Search..." />`, ['Search...']],
  ['what describes a picture', `<img alt="sign" />`, ['sign']],
  ['what a part of our own calls its text', `<Dialog confirmLabel="reset" />`, ['reset']],
  ['a text in any other attribute', `<Beside words="Next one" />`, ['Next one']],
  ['the head of a column', `const column = { header: 'name' }`, ['name']],
  ['a list of names', `const steps = ['Metrics', 'User stories']`, ['Metrics', 'User stories']],
  ['a sentence in a variable', `const hint = 'choose one of these'`, ['choose one of these']],
  ['a small word in a variable for people', `const label = isOpen ? 'open' : 'closed'`, ['open', 'closed']],
  ['a small word in a variable named after them', `let stateTitle; stateTitle = 'closed'`, ['closed']],
  ['a small word by default', `const Mark = ({ text = 'new' }) => text`, ['new']],
  ['a small word in a property', `const item = { title: 'closed', confirmText: 'go' }`, ['closed', 'go']],
  ['a small word that a function answers', `function labelOf() { return 'closed' }`, ['closed']],
  ['a small word of a short function', `const titleFor = (isOpen) => isOpen ? 'open' : 'closed'`, ['open', 'closed']],
  ['the name of a thing', `const name = isGood ? 'virtuous' : 'vicious'`, ['virtuous', 'vicious']],
  ['the heads of a table', `<Table columns={[['ID', '4em'], ['FHN']]} />`, ['ID', 'FHN']],
  ['a name with a number', `const tables = [['h9-analysis', 'H9 Analysis']]`, ['H9 Analysis']],
  ['what is announced', `announce('success', 'saved')`, ['saved']],
  ['the title of the page', `document.title = 'login'`, ['login']],
  ['one and many', `const word = count === 1 ? 'rating' : 'ratings'`, ['rating', 'ratings']],
  ['a text put together', `const text = name + ' is gone'`, ['is gone']],
] as const)('%s is found', ([, source, words]) => {
  expect(found(source)).toEqual(words)
})

test.for([
  ['a message', `<Button aria-label={commonMessages.close}>{commonMessages.save}</Button>`],
  ['signs', `<b>{count} / {all} · –</b>`],
  ['an import', `import { Button } from 'The Package'`],
  ['classes, links and kinds', `<a className="Big link" href="/Metrics" type="Big one" />`],
  ['a key of the keyboard', `if (event.key === 'Enter') save()`],
  ['what is for developers', `console.warn('Stored filters could not be read'); throw new Error('No such thing here')`],
  ['a selector', `document.querySelector('main h1')`],
  ['an id, a size and a state', `const textId = 'a'; const size = 'sm'; const state = isOpen ? 'open' : 'closed'`],
  ['what the style sheet knows', `<b data-state={isOpen ? 'open' : 'closed'} data-text="closed" variant="filled" />`],
  ['the name of a field', `<input name="email" />`],
  ['what a function for people compares', `const labelOf = (kind) => (kind === 'closed' ? words.a : words[find('b')])`],
  ['a type', `type State = 'Open' | 'is not there'`],
  ['the name of a need', `const needs = ['Subsistence', 'Freedom']`],
  ['the name of a property', `const measures = { 'side effect': 1 }`],
  ['a style sheet', 'const css = `@page { margin: 1mm; } ${more}`'],
] as const)('%s is let through', ([, source]) => {
  expect(found(source)).toEqual([])
})

test('tests may write their words out', () => {
  expect(findWords('web/features/a/b.test.tsx', `screen.getByText('Save all')`)).toEqual([])
})
