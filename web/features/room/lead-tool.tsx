import { Popover, type PopoverProps } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../../ui/marks/icons.tsx'
import { Button } from '../../ui/page/button.tsx'
import classes from './lead-bar.module.css'

const PANEL_WIDTH = 416

/** Never above its button, where Next, the clock and who needs help stand: what does not fit below scrolls in itself. */
const below: PopoverProps['middlewares'] = {
  flip: false,
  shift: { padding: 16 },
  size: {
    padding: 8,
    apply: ({ availableHeight, elements }) =>
      elements.floating.style.setProperty('--room-below', `${availableHeight}px`),
  },
}

interface LeadToolProps {
  icon: ReactNode
  name: string
  /** How it stands, where there is something to say. */
  state?: string | undefined
  /** What a hint of a rehearsal finds it by. */
  hintPlace?: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  children: ReactNode
}

/** A button of the bar and what it opens. What was typed there stays while it is shut. */
export function LeadTool({ icon, name, state, hintPlace, isOpen, onOpen, children }: LeadToolProps) {
  return (
    <Popover
      opened={isOpen}
      onChange={onOpen}
      closeOnClickOutside={false}
      keepMounted
      withRoles={false}
      withinPortal={false}
      position="bottom-start"
      middlewares={below}
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
          onClick={() => onOpen(!isOpen)}
        >
          <span className={classes.toolWords}>
            {name} <span className={classes.toolState}>{state}</span>
          </span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="group" aria-label={name} className={classes.panel}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
