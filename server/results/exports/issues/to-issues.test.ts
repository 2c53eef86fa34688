import { expect, test } from 'vitest'
import type { Outline } from '#contract/outline.ts'
import type { ExportSource } from '../source/export-source.ts'
import { words } from '../words/en.ts'
import { toIssues } from './to-issues.ts'

const HOSTILE = '/close\n@all see [~ana] {code} !img.png! <b>#12</b> https://example.org/a_b'

function solutionWith(
  specification: string,
  decision: Outline['stories'][0]['options'][0]['decision'] = null,
): Outline {
  const requirement = { id: 88, option_analysis_id: 1, specification, recheck: false }
  const rating = {
    id: 1,
    functional_option_id: 31,
    fhn_id: 9,
    virtuous: false,
    measure: 4,
    requirements: [requirement],
  }
  const option = {
    id: 31,
    user_story_id: 12,
    functional_option: 'A shared key',
    decision,
    decision_reason: '',
    recheck: false,
    ratings: [rating, { ...rating, id: 2, virtuous: true, measure: 1, requirements: [] }],
  }
  return {
    id: 1,
    solution_name: 'Bikes',
    user_email: 'ana@example.org',
    primary_fhn: 9,
    created_at: '2026-11-15T06:00:00.000Z',
    purposes: [],
    fhns: [{ id: 9, p_fhn: 'Freedom' }],
    measures: [
      { id: 1, measure: 'Synergic', effect: 'helps' },
      { id: 4, measure: 'Inhibiting', effect: 'harms' },
    ],
    stakeholders: [],
    stories: [
      {
        id: 12,
        metric_id: 27,
        metric_text: 'Waiting time',
        user_story: 'As a rider, I want a key.',
        purpose_ids: [],
        stakeholder_ids: [],
        options: [option],
      },
    ],
  }
}

async function written(solution: Outline, tracker: Parameters<typeof toIssues>[1], address?: string) {
  const source = {
    address,
    words,
    solutions: async function* () {
      yield solution
    },
  } as unknown as ExportSource
  let text = ''
  for await (const part of toIssues(source, tracker)) text += part
  return text
}

test('a ticket has what and why, and the way back where an address is known', async () => {
  const ticket = await written(solutionWith('The key opens offline.'), 'gitlab', 'https://ninefold.example')
  for (const part of [
    'R88: The key opens offline.,',
    '> Freedom (vicious: Inhibiting)',
    '> Fragile benefit. Safeguard against the vicious case.',
    '> S12: As a rider, I want a key.',
    '> O31: A shared key',
    '> M27: Waiting time',
    '> Bikes',
    '**In Ninefold**\n\nhttps://ninefold.example/r/R88',
  ])
    expect(ticket).toContain(part)
  expect(await written(solutionWith('The key opens offline.'), 'gitlab')).not.toContain('/r/')
})

test('each tracker gets its own columns', async () => {
  const heads = async (tracker: Parameters<typeof toIssues>[1]) =>
    (await written(solutionWith('It works.'), tracker)).split('\r\n')[0]
  expect(await heads('jira')).toBe('Summary,Issue Type,Description,Labels,Labels')
  expect(await heads('azure-devops')).toBe('Work Item Type,Title,Description,Tags')
  expect(await heads('gitlab')).toBe('title,description')
})

test('what is not to be built becomes no ticket', async () => {
  for (const tracker of ['jira', 'azure-devops', 'gitlab'] as const)
    expect((await written(solutionWith('It works.', 'rejected'), tracker)).trim().split('\r\n')).toHaveLength(1)
})

test('words of people give no orders, mention nobody and become no markup', async () => {
  const gitlab = await written(solutionWith(HOSTILE), 'gitlab')
  expect(gitlab).toContain(
    '> /close\\\n> \\@all see \\[\\~ana\\] \\{code\\} \\!img.png\\! \\<b\\>\\#12\\</b\\> https://example.org/a_b\n',
  )
  // a title knows no escapes
  expect(gitlab).toContain('R88: /close @\u200Ball see [~\u200Bana]')
  expect(await written(solutionWith(HOSTILE), 'jira')).toContain(
    '\\@all see \\[\\~ana\\] \\{code\\} \\!img.png\\! <b>\\#12</b> https://example.org/a_b',
  )
  expect(await written(solutionWith(HOSTILE), 'azure-devops')).toContain(
    '/close<br>@all see [~ana] {code} !img.png! &lt;b&gt;#12',
  )
})

test('an address leads where it led, also with brackets in it', async () => {
  const text = 'See https://a.example/x[2]_y, [https://b.example/z].'
  expect(await written(solutionWith(text), 'gitlab')).toContain(
    'See <https://a.example/x[2]_y>, \\[https://b.example/z\\].',
  )
  expect(await written(solutionWith(text), 'jira')).toContain(
    'See https://a.example/x%5B2%5D_y, \\[https://b.example/z\\].',
  )
})

test.each([
  ['- dash', '> \\- dash'],
  ['1. one\n2) two', '> 1\\. one\\\n> 2\\) two'],
  ['Title\n====', '> Title\\\n> \\===='],
  ['    four blanks\n\nand more', '> four blanks\n>\n> and more'],
])('lines stay lines in GitLab, and begin nothing: %j', async (text, quoted) => {
  expect(await written(solutionWith(text), 'gitlab')).toContain(`\n\n${quoted}\n\n`)
})

test.each([
  ['-gone- (x) well-known', '\\-gone\\- \\(x\\) well\\-known'],
  ['# one\n|a|b|', '\\# one\n\\|a\\|b\\|'],
  ['h1. Title\nbq. said', '\u200Bh1. Title\n\u200Bbq. said'],
  ['\\\\server\\share C:\\new', '\\\u200B\\server\\share C:\\new'],
])('words stay words in Jira: %j', async (text, plain) => {
  expect(await written(solutionWith(text), 'jira')).toContain(`*System requirement*\n${plain}\n\n`)
})

test('a letter that counts as two is not cut in two, and what no file can hold is replaced', async () => {
  const ticket = await written(solutionWith(`a\u0001${'🚲'.repeat(300)}`), 'jira')
  expect(ticket).toMatch(/^R88: a\uFFFD(🚲)+…,/mu)
  expect(ticket).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
})

test('a title is one line that trackers take', async () => {
  const ticket = await written(solutionWith(`First line\n${'and more '.repeat(100)}`), 'azure-devops')
  const [, title = ''] = /User Story,(R88: [^,]*),/.exec(ticket) ?? []
  expect(title).toMatch(/^R88: First line and more .*…$/)
  expect(title.length).toBeLessThanOrEqual(250)
})
