import { Button } from '@mantine/core'
import { useState } from 'react'
import { asidesMessages } from '#contract/messages/asides.ts'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.ts'
import type { BesideGroup } from './beside-group.ts'
import classes from './beside.module.css'

const BesidePanel = lazyDialog(() => import('./beside-panel.tsx').then((file) => file.BesidePanel))

/** Opens what stands beside the table: what a group has written, who is there, and what is between it and the host. */
export function ReadAlong({ describedBy, ...group }: BesideGroup & { describedBy: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="xs" className={classes.read} aria-describedby={describedBy} onClick={() => setIsOpen(true)}>
        {asidesMessages.read}
      </Button>
      {isOpen && <BesidePanel {...group} onClose={() => setIsOpen(false)} />}
    </>
  )
}
