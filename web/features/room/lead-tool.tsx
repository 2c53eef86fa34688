import { Button, Popover } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useState, type ReactNode } from 'react'
import { ChevronDownIcon } from '../../ui/marks/icons.tsx'
import classes from './lead-bar.module.css'

const PANEL_WIDTH = 416

interface LeadToolProps {
  icon: ReactNode
  name: string
  /** How it stands, where there is room to say so. */
  state?: string | undefined
  /** What a hint of a rehearsal finds it by. */
  hintPlace?: string
  children: ReactNode
}

/**
 * A button of the bar and what it opens. What was typed there stays while it is shut; it shuts by its button or Escape, and
 * not by a press elsewhere, because the host looks at the room while it is open.
 */
export function LeadTool({ icon, name, state, hintPlace, children }: LeadToolProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      closeOnClickOutside={false}
      keepMounted
      withRoles={false}
      withinPortal={false}
      position="bottom-start"
      width={PANEL_WIDTH}
      shadow="md"
    >
      <Popover.Target>
        <Button
          className={classes.tool}
          leftSection={icon}
          rightSection={<ChevronDownIcon size={14} className={classes.toolMore} />}
          data-hint={hintPlace}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {name}
          {state !== undefined && <span className={classes.toolState}>{state}</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="group" aria-label={name} className={classes.panel}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
