import { Menu } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useRef, useState, useSyncExternalStore } from 'react'
import { cellInMarkdown, markdownTable } from '#contract/markdown.ts'
import { copyingMessages } from '#contract/messages/copying.ts'
import { lazyDialog } from '../dialog/lazy-dialog.ts'
import { announce } from '../feedback/toast-store.ts'
import { CopyIcon } from '../marks/later-icons.tsx'
import { Button } from '../page/button.tsx'
import { nameOfTable, rowsOnScreen, tablesIn } from './table-on-screen.ts'
import classes from './copy-menu.module.css'
import menu from '../page/menu.module.css'

const CopiedByHand = lazyDialog(() => import('./copied-by-hand.tsx').then((file) => file.CopiedByHand))

/** Copies what is on the screen: each table, and each ring as the table that says the same. Nothing where there is none. */
export function CopyMenu() {
  const target = useRef<HTMLButtonElement>(null)
  const [toCopyByHand, setToCopyByHand] = useState<string>()
  const hasTables = useSyncExternalStore(followScreen, hasRows)
  // the entry of the menu that had the focus has gone
  const goBack = () => target.current?.focus()
  const copy = async (table: HTMLTableElement) => {
    const markdown = markdownOf(table)
    try {
      await navigator.clipboard.writeText(markdown)
      announce('success', copyingMessages.copied)
      goBack()
    } catch {
      // forbidden, or not there on plain http
      setToCopyByHand(markdown)
    }
  }
  if (!hasTables) return null
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
          <Button ref={target} variant="subtle" size="xs" leftSection={<CopyIcon size={16} />}>
            {copyingMessages.asMarkdown}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Tables onCopy={(table) => void copy(table)} />
        </Menu.Dropdown>
      </Menu>
      {toCopyByHand !== undefined && (
        <CopiedByHand
          markdown={toCopyByHand}
          onClose={() => {
            setToCopyByHand(undefined)
            goBack()
          }}
        />
      )}
    </>
  )
}

/** Under a screen that ends with nothing else. */
export const CopyMenuBelow = () => (
  <div className={classes.below}>
    <CopyMenu />
  </div>
)

function Tables({ onCopy }: { onCopy: (table: HTMLTableElement) => void }) {
  // as they are when the menu opens
  const [tables] = useState(() => tablesIn(screen()))
  return tables.map((table, index) => (
    <Menu.Item key={index} onClick={() => onCopy(table)}>
      {copyingMessages.copy(nameOfTable(table) ?? copyingMessages.unnamed)}
    </Menu.Item>
  ))
}

const screen = () => document.querySelector('#content') ?? document.body
const hasRows = () => screen().querySelector('tbody > tr') !== null

function followScreen(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(screen(), { childList: true, subtree: true })
  return () => observer.disconnect()
}

function markdownOf(table: HTMLTableElement): string {
  const [heads = [], ...rows] = rowsOnScreen(table).map((cells) => cells.map(cellInMarkdown))
  return [...markdownTable(heads, rows)].join('')
}
