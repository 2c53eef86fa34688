import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { RoomControls } from './room-controls.tsx'
import { Button } from '../../ui/page/button.tsx'
import classes from './room-screen.module.css'

interface RoomFootProps {
  workshopId: string
  /** Whether the controls are open. */
  isControlled: boolean
  onControlled: (isControlled: boolean) => void
}

/** The host's own buttons, out of sight until the pointer or the keyboard comes there. */
export function RoomFoot({ workshopId, isControlled, onControlled }: RoomFootProps) {
  return (
    <div className={classes.foot}>
      <ButtonLink to="/admin/workshops/$workshopId" params={{ workshopId }}>
        {roomScreenMessages.backToWorkshop}
      </ButtonLink>
      <Button onClick={() => onControlled(true)}>{roomScreenMessages.controls}</Button>
      {document.fullscreenEnabled && (
        <Button onClick={() => void document.documentElement.requestFullscreen()}>
          {roomScreenMessages.fullScreen}
        </Button>
      )}
      <Dialog
        opened={isControlled}
        title={roomScreenMessages.controls}
        onClose={() => onControlled(false)}
        actions={<Button onClick={() => onControlled(false)}>{roomScreenMessages.done}</Button>}
      >
        <RoomControls workshopId={workshopId} />
      </Dialog>
    </div>
  )
}
