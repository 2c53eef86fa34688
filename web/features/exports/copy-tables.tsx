import { Menu } from '@mantine/core'
import { useState } from 'react'
import { cellInMarkdown, markdownTable } from '#contract/markdown.ts'
import { copyingMessages } from '#contract/messages/copying.ts'
import { nameOfTable, rowsOnScreen, tablesIn } from '../../ui/table/table-on-screen.ts'
import classes from './exports.module.css'

/** Entries of a menu that copy what is on the screen: each table, and each ring as the table that says the same. */
export function CopyTables({ onCopy }: { onCopy: (markdown: string) => void }) {
  // as it is when the menu opens
  const [tables] = useState(() => tablesIn(document.querySelector('#content') ?? document.body))
  if (tables.length === 0) return null
  return (
    <>
      <Menu.Divider />
      <Menu.Label className={classes.label}>{copyingMessages.asMarkdown}</Menu.Label>
      {tables.map((table, index) => (
        <Menu.Item key={index} onClick={() => onCopy(markdownOf(table))}>
          {copyingMessages.copy(nameOfTable(table) ?? copyingMessages.unnamed)}
        </Menu.Item>
      ))}
    </>
  )
}

function markdownOf(table: HTMLTableElement): string {
  const [heads = [], ...rows] = rowsOnScreen(table).map((cells) => cells.map(cellInMarkdown))
  return [...markdownTable(heads, rows)].join('')
}
