import { useState } from 'react'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { RoomControls } from './room-controls.tsx'
import { Button } from '../../ui/page/button.tsx'
import classes from './room-screen.module.css'

/** The host's own buttons, out of sight until the pointer or the keyboard comes there. */
export function RoomFoot({ workshopId }: { workshopId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={classes.foot}>
      <ButtonLink to="/admin/workshops/$workshopId" params={{ workshopId }}>
        {roomScreenMessages.backToWorkshop}
      </ButtonLink>
      <Button onClick={() => setIsOpen(true)}>{roomScreenMessages.controls}</Button>
      {document.fullscreenEnabled && (
        <Button onClick={() => void document.documentElement.requestFullscreen()}>
          {roomScreenMessages.fullScreen}
        </Button>
      )}
      <Dialog
        opened={isOpen}
        title={roomScreenMessages.controls}
        onClose={() => setIsOpen(false)}
        actions={<Button onClick={() => setIsOpen(false)}>{roomScreenMessages.done}</Button>}
      >
        <RoomControls workshopId={workshopId} />
      </Dialog>
    </div>
  )
}
