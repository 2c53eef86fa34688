import { Menu } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useNavigate } from '@tanstack/react-router'
import type { WorkshopOverview } from '#contract/admin.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { ChevronDownIcon } from '../../ui/marks/icons.tsx'
import type { Question } from './workshop-dialog.tsx'
import { Button } from '../../ui/page/button.tsx'
import menu from '../../ui/page/menu.module.css'

const entries: [Question, string][] = [
  ['rename', workshopsMessages.rename],
  ['copy', workshopsMessages.duplicate],
  ['replace-id', workshopsMessages.newSessionId],
  ['results', workshopsMessages.showResults],
  ['close', commonMessages.close],
  ['delete', commonMessages.delete],
]

/** Closing an open workshop has a button of its own beside the menu. */
const isOffered: Partial<Record<Question, (status: WorkshopOverview['status']) => boolean>> = {
  results: (status) => status !== 'results',
  close: (status) => status === 'results',
}

interface WorkshopMenuProps {
  workshop: WorkshopOverview
  describedBy: string
  onPick: (question: Question) => void
}

/** The menu with the rarer actions on a workshop. */
export function WorkshopMenu({ workshop, describedBy, onPick }: WorkshopMenuProps) {
  const { id: workshopId, status } = workshop
  const offered = entries.filter(([question]) => isOffered[question]?.(status) ?? true)
  const navigate = useNavigate()
  return (
    // inside the page's landmark, where screen readers expect it, but outside the table, which would cut it off
    <Menu
      classNames={menu}
      position="bottom-end"
      shadow="md"
      portalProps={{ target: '#content' }}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button size="xs" aria-describedby={describedBy} rightSection={<ChevronDownIcon size={16} />}>
          {workshopsMessages.more}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void navigate({ to: '/admin/workshops/$workshopId/room', params: { workshopId } })}>
          {workshopsMessages.roomScreen}
        </Menu.Item>
        <Menu.Item
          onClick={() => void navigate({ to: '/admin/workshops/$workshopId/participants', params: { workshopId } })}
        >
          {workshopsMessages.participants}
        </Menu.Item>
        <Menu.Item onClick={() => void navigate({ to: '/admin/workshops/$workshopId/trash', params: { workshopId } })}>
          {workshopsMessages.recentlyDeleted}
        </Menu.Item>
        {offered.map(([question, label]) => (
          <Menu.Item
            key={question}
            color={question === 'delete' ? 'var(--nf-danger)' : undefined}
            onClick={() => onPick(question)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
