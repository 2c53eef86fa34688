import { useQuery } from '@tanstack/react-query'
import { shellMessages } from '#contract/messages/shell.ts'
import { meQuery } from '../../features/session/session.queries.ts'
import { hasEntered } from '../../lib/session/stored-session.ts'
import { BackArrowIcon } from '../../ui/marks/icons.tsx'
import { TextLink } from '../../ui/page/links.tsx'
import classes from './host-bar.module.css'

/** Says to a host who has come in from the console as whom they are here, and leads back; nothing to anybody else. */
export function HostBar() {
  const { data: me } = useQuery({ ...meQuery(), enabled: hasEntered() })
  // a host who has joined as a person is that person
  if (!me?.host || me.email !== null) return null
  return (
    <div className={classes.bar}>
      <p className={classes.words}>
        {shellMessages.hereAsHost} <span className={classes.title}>{me.title}</span>
      </p>
      <TextLink className={classes.back} to="/admin/workshops/$workshopId" params={{ workshopId: me.session_id }}>
        <BackArrowIcon size={16} />
        {shellMessages.backToCockpit}
      </TextLink>
    </div>
  )
}
