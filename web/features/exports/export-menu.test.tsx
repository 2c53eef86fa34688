import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changesMessages } from '#contract/messages/imports.ts'
import { ShutBy } from '../../lib/session/may-write.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { ExportMenu } from './export-menu.tsx'

test('the menu of a solution leads to its report too', async () => {
  const { user } = renderApp(
    <div id="content">
      <ExportMenu path="/api/solutions/7/export" reportOf={7} workshopId="K7QM-2XVD" />
    </div>,
  )
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const [report] = await screen.findAllByRole('menuitem')
  expect(report).toHaveTextContent('Report to print or save as PDF')
  expect(report).toHaveAttribute('href', '/solutions/7/report')
  expect(report).not.toHaveAttribute('download')
})

test('the menu offers every format and every table as a plain download', async () => {
  const { user } = renderApp(
    <div id="content">
      <ExportMenu path="/api/solutions/7/export" workshopId="K7QM-2XVD" />
    </div>,
  )
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  expect(await screen.findByRole('menuitem', { name: changesMessages.open })).toBeVisible()
  const items = screen.getAllByRole('menuitem').filter((item) => item.matches('a'))
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Everything, in one ZIP file', '/api/solutions/7/export?format=zip'],
    ['Excel workbook', '/api/solutions/7/export?format=xlsx'],
    ['Markdown document', '/api/solutions/7/export?format=md'],
    ['ReqIF for requirements tools', '/api/solutions/7/export?format=reqif'],
    ['JSON, for re-import', '/api/solutions/7/export?format=json'],
    ['CSV for Jira', '/api/solutions/7/export?format=jira'],
    ['CSV for Azure DevOps', '/api/solutions/7/export?format=azure-devops'],
    ['CSV for GitLab', '/api/solutions/7/export?format=gitlab'],
    ['Solutions', '/api/solutions/7/export?format=csv&step=solutions'],
    ['Metrics', '/api/solutions/7/export?format=csv&step=metrics'],
    ['Stakeholders', '/api/solutions/7/export?format=csv&step=stakeholders'],
    ['User Stories', '/api/solutions/7/export?format=csv&step=user-stories'],
    ['Functional Options', '/api/solutions/7/export?format=csv&step=functional-options'],
    ['H9 Analysis', '/api/solutions/7/export?format=csv&step=h9-analysis'],
    ['System Requirements', '/api/solutions/7/export?format=csv&step=system-requirements'],
  ])
  for (const item of items) expect(item).toHaveAttribute('download')

  const semicolons = screen.getByRole('menuitemcheckbox', { name: /semicolons/ })
  expect(semicolons).not.toBeChecked()
  await user.click(semicolons)
  expect(semicolons).toBeChecked()
  const addresses = screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'))
  expect(addresses.filter((address) => address?.endsWith('&separator=semicolon'))).toHaveLength(8)
})

test('where nothing can be changed, no edited file is taken, and the entry says why', async () => {
  const { user } = renderApp(
    <div id="content">
      <p id="why">The host has paused editing.</p>
      <ShutBy value={{ why: 'why', isPause: true }}>
        <ExportMenu path="/api/solutions/7/export" workshopId="K7QM-2XVD" />
      </ShutBy>
    </div>,
  )
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const entry = await screen.findByRole('menuitem', { name: changesMessages.open })
  expect(entry).toHaveAccessibleDescription('The host has paused editing.')
  await user.click(entry)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(entry).toBeVisible()
})
