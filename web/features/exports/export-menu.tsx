import { Menu, type MenuItemProps } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { createLink } from '@tanstack/react-router'
import { useRef, useState, type AnchorHTMLAttributes } from 'react'
import type { ExportFormat, ExportStep } from '#contract/exports.ts'
import { archiveMessages, exportsMessages } from '#contract/messages/exports.ts'
import { changesMessages } from '#contract/messages/imports.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.ts'
import { useShut } from '../../ui/focus/busy.ts'
import { ChevronDownIcon } from '../../ui/marks/icons.tsx'
import { DownloadIcon } from '../../ui/marks/later-icons.tsx'
import { Button } from '../../ui/page/button.tsx'
import classes from './exports.module.css'
import menu from '../../ui/page/menu.module.css'

const ChangesDialog = lazyDialog(() => import('./changes-dialog.tsx').then((file) => file.ChangesDialog))

const documents: [ExportFormat, string][] = [
  ['zip', exportsMessages.everything],
  ['xlsx', exportsMessages.excelWorkbook],
  ['md', exportsMessages.markdownDocument],
  ['reqif', exportsMessages.reqifForRequirementsTools],
  ['json', exportsMessages.jsonToBeImportedAgain],
]

const csvTables: [ExportStep, string][] = [
  ['solutions', exportsMessages.solutions],
  ['metrics', exportsMessages.metrics],
  ['stakeholders', exportsMessages.stakeholders],
  ['user-stories', exportsMessages.userStories],
  ['functional-options', exportsMessages.functionalOptions],
  ['h9-analysis', exportsMessages.h9Analysis],
  ['system-requirements', exportsMessages.systemRequirements],
]

const trackers = Object.entries(archiveMessages.tracker)

/** Excel takes what a country writes between the cells from how it writes numbers: where 1,5 is a number, a comma is taken. */
const writesCommasInNumbers = () => (1.5).toLocaleString().includes(',')

const MenuLink = createLink((props: MenuItemProps & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <Menu.Item component="a" {...props} />
))

interface ExportMenuProps {
  /** The call that answers the file, without its query. */
  path: string
  /** The solution whose report it leads to; a workshop has none. */
  reportOf?: number
  /** The workshop that an edited file comes back to. */
  workshopId: string
  size?: 'xs' | 'sm'
}

/**
 * Files of a solution or a workshop, and the way back of one that was edited. Plain links: the browser downloads with the
 * cookie it has, on plain http too.
 */
export function ExportMenu({ path, reportOf, workshopId, size = 'sm' }: ExportMenuProps) {
  const target = useRef<HTMLButtonElement>(null)
  const [isBringingBack, setIsBringingBack] = useState(false)
  // stays chosen when the menu is opened again
  const [semicolons, setSemicolons] = useState<boolean>()
  return (
    <>
      {/* inside the page's landmark, where screen readers expect it */}
      <Menu
        position="bottom-start"
        classNames={menu}
        shadow="md"
        portalProps={{ target: '#content' }}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <Button
            ref={target}
            size={size}
            leftSection={<DownloadIcon size={16} />}
            rightSection={<ChevronDownIcon size={16} />}
          >
            {exportsMessages.export}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          <Entries
            path={path}
            reportOf={reportOf}
            chosen={semicolons}
            onChoose={setSemicolons}
            onBringBack={() => setIsBringingBack(true)}
          />
        </Menu.Dropdown>
      </Menu>
      {isBringingBack && (
        <ChangesDialog
          workshopId={workshopId}
          returnsFocus={false}
          onClose={() => {
            setIsBringingBack(false)
            // the entry of the menu that had the focus has gone
            target.current?.focus()
          }}
        />
      )}
    </>
  )
}

interface EntriesProps {
  path: string
  reportOf: number | undefined
  /** Whether semicolons were chosen; undefined until somebody does. */
  chosen: boolean | undefined
  onChoose: (semicolons: boolean) => void
  onBringBack: () => void
}

/** Apart, because they are made only where the menu is open; and only then a browser is asked how it writes numbers. */
function Entries({ path, reportOf, chosen, onChoose, onBringBack }: EntriesProps) {
  const shut = useShut()
  const [guessed] = useState(writesCommasInNumbers)
  const hasSemicolons = chosen ?? guessed
  const separator = hasSemicolons ? '&separator=semicolon' : ''
  return (
    <>
      {reportOf !== undefined && (
        <MenuLink to="/solutions/$solutionId/report" params={{ solutionId: reportOf }}>
          {exportsMessages.reportToPrintOrSave}
        </MenuLink>
      )}
      {documents.map(([format, label]) => (
        <Menu.Item
          key={format}
          component="a"
          download
          href={`${path}?format=${format}${format === 'zip' ? separator : ''}`}
        >
          {label}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item {...shut} onClick={onBringBack}>
        {changesMessages.open}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Label className={classes.label}>{exportsMessages.asTickets}</Menu.Label>
      {trackers.map(([tracker, name]) => (
        <Menu.Item key={tracker} className={classes.half} component="a" download href={`${path}?format=${tracker}`}>
          {exportsMessages.ticketsFor(name)}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Label className={classes.label}>{exportsMessages.csvOneTable}</Menu.Label>
      <Menu.CheckboxItem checked={hasSemicolons} onChange={onChoose} closeMenuOnClick={false}>
        {exportsMessages.withSemicolons}
      </Menu.CheckboxItem>
      {csvTables.map(([step, label]) => (
        <Menu.Item
          key={step}
          className={classes.half}
          component="a"
          download
          href={`${path}?format=csv&step=${step}${separator}`}
        >
          {label}
        </Menu.Item>
      ))}
    </>
  )
}
