import { Menu } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useEffect, useImperativeHandle, useState, type Ref, type RefObject } from 'react'
import { cellInMarkdown, markdownTable } from '#contract/markdown.ts'
import { copyingMessages } from '#contract/messages/common.ts'
import { copyText } from '../../lib/text/copy-text.ts'
import { announce } from '../feedback/toast-store.ts'
import { lazyDialog } from '../dialog/lazy-dialog.ts'
import { nameOfTable, rowsOnScreen, tablesIn } from './table-on-screen.ts'
import menu from '../page/menu.module.css'

const CopiedByHand = lazyDialog(() => import('./copied-by-hand.tsx').then((file) => file.CopiedByHand))

interface CopyChoicesProps {
  /** Of the button; its menu is `<id>-dropdown`. */
  id: string
  opened: boolean
  target: RefObject<HTMLButtonElement | null>
  /** Its script has come. */
  onThere: (isThere: true) => void
  onClose: () => void
}

/** The tables of a screen, each to be copied as Markdown. */
export function CopyChoices({ id, opened, target, onThere, onClose }: CopyChoicesProps) {
  const [toCopyByHand, setToCopyByHand] = useState<string>()
  useEffect(() => onThere(true), [onThere])
  // the entry of the menu that had the focus has gone
  const goBack = () => target.current?.focus()
  const copy = async (table: HTMLTableElement) => {
    const markdown = markdownOf(table)
    if (await copyText(markdown)) {
      announce('success', copyingMessages.copied)
      goBack()
    } else setToCopyByHand(markdown)
  }
  return (
    <>
      {/* inside the page's landmark, where screen readers expect it */}
      <Menu
        id={id}
        opened={opened}
        onClose={onClose}
        position="bottom-start"
        classNames={menu}
        shadow="md"
        portalProps={{ target: '#content' }}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <At target={target} />
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

/** Stands for a button that was there before the menu: it opens beside it. */
function At({ target, ref }: { target: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => target.current)
  return null
}

function Tables({ onCopy }: { onCopy: (table: HTMLTableElement) => void }) {
  // as they are when the menu opens
  const [tables] = useState(() => tablesIn(document.querySelector('#content') ?? document.body))
  return tables.map((table, index) => (
    <Menu.Item key={index} onClick={() => onCopy(table)}>
      {copyingMessages.copy(nameOfTable(table) ?? copyingMessages.unnamed)}
    </Menu.Item>
  ))
}

function markdownOf(table: HTMLTableElement): string {
  const [heads = [], ...rows] = rowsOnScreen(table).map((cells) => cells.map(cellInMarkdown))
  return [...markdownTable(heads, rows)].join('')
}
