import { expect, test } from 'vitest'
import { findWrongLooks } from './check-looks.mjs'

const LOOKS = '@layer parts { .row { gap: 8px } .quiet:hover, .small { color: red } }'

const wrongWith = (component: string, sheet = '.box { margin: 0 }') =>
  findWrongLooks(
    new Map([
      ['web/theme/looks.css', LOOKS],
      ['web/ui/all.tsx', '<i className="row quiet small" />'],
      ['web/ui/a.module.css', sheet],
      ['web/ui/a.tsx', `import classes from './a.module.css'\nexport const A = ({ is }) => ${component}`],
    ]),
  )

test.each([
  '<p className={`row ${classes.box}`} />',
  "<p className={is ? `row ${classes.box}` : 'small'} />",
  '<p className={is && classes.box} />',
  '<Menu classNames={classes} />',
  "<p className={classes.box} title=\"whatever\" data-kind={is === 'tall' ? 'tall' : 'low'} />",
])('accepts %s', (component) => {
  expect(wrongWith(component)).toEqual([])
})

test.each([
  ['<p className={`rwo ${classes.box}`} />', 'names the class "rwo"'],
  ['<p className={is ? classes.box : "smal"} />', 'names the class "smal"'],
  ['<><p className={classes.box} /><p className={classes.bxo} /></>', 'names .bxo'],
])('finds what is misspelt in %s', (component, sentence) => {
  expect(wrongWith(component)).toEqual([expect.stringContaining(sentence)])
})

test('finds a class that no component names, also in the shared looks', () => {
  expect(wrongWith('<p className={classes.box} />', '.box:has(.gone) { margin: 0 }')).toEqual([
    expect.stringContaining('.gone that no component names'),
  ])
  const unused = findWrongLooks(new Map([['web/theme/looks.css', LOOKS]]))
  expect(unused).toHaveLength(3)
})

test('finds a style sheet that is not there', () => {
  const files = new Map([['web/ui/a.tsx', "import classes from './gone.module.css'\nclasses.box"]])
  expect(findWrongLooks(files)).toEqual([expect.stringContaining('which is not there')])
})
