import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { headingsMessages } from '#contract/messages/headings.ts'
import { shellMessages } from '#contract/messages/shell.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { meQuery } from '../../features/session/session.queries.ts'
import { useGroups } from '../../domain/groups/groups.queries.ts'
import { keepAllDrafts } from '../../lib/edits/draft-keeper.ts'
import { call } from '../../lib/http/api-client.ts'
import { forgetReturnPlace } from '../../lib/session/stored-return.ts'
import { forgetSession, readEmail, readSessionId } from '../../lib/session/stored-session.ts'
import { CloseIcon, MonitorIcon } from '../../ui/marks/icons.tsx'
import { LogOutIcon } from '../../ui/marks/later-icons.tsx'
import { NavigationLink, TextLink } from '../../ui/page/links.tsx'
import { lazyPart } from '../../ui/page/lazy-part.tsx'
import { useEscape } from '../../ui/focus/use-escape.ts'
import { WhoIsHere } from './who-is-here.tsx'
import { Button } from '../../ui/page/button.tsx'
import classes from './workshop-panel.module.css'

const OwnName = lazyPart(() => import('../../features/session/own-name.tsx').then((file) => file.OwnName))
const OwnLanguage = lazyPart(() => import('../../features/session/own-language.tsx').then((file) => file.OwnLanguage))
const OwnGroup = lazyPart(() => import('../../features/groups/own-group.tsx').then((file) => file.OwnGroup))

/** The sidebar's second panel: which workshop this is, and as whom the person is in it. */
export function WorkshopPanel({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { data: me } = useQuery(meQuery())
  const groups = useGroups()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  useEscape(true, onClose)

  const logOut = async () => {
    // what is typed is offered at the next login; only where the browser cannot keep it, the dialog about unsaved text
    // asks, and may cancel the log-out
    await router.navigate({ to: '/login', ignoreBlocker: keepAllDrafts() })
    if (router.state.location.pathname !== '/login') return
    forgetSession()
    // after the login it ends, so that it is repeated without an answer, but not once somebody has logged in again;
    // a server that knows only the specification has no such call, and what the browser stores is removed either way
    void call('POST /api/logout').catch(() => undefined)
    forgetReturnPlace()
    queryClient.clear()
  }

  return (
    <section ref={panel} id="workshop-panel" tabIndex={-1} aria-labelledby="workshop-title" className={classes.panel}>
      <header className={classes.head}>
        <h2 id="workshop-title" className={classes.title}>
          {shellMessages.workshop}
        </h2>
        <button type="button" className={classes.close} aria-label={shellMessages.closeWorkshopPanel} onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      {me && <p className={classes.name}>{me.title}</p>}
      <div className={classes.body}>
        <dl className={classes.facts}>
          <dt>{commonMessages.sessionId}</dt>
          <dd className={classes.sessionId}>{me?.session_id ?? readSessionId()}</dd>
          <dt>{shellMessages.you}</dt>
          <dd>{me?.email ?? readEmail()}</dd>
        </dl>
        {me?.email != null && <OwnName name={me.name ?? ''} />}
        {groups && <OwnGroup />}
        <OwnLanguage />
        {me && <WhoIsHere />}
      </div>
      <footer className={classes.foot}>
        <Button variant="subtle" leftSection={<LogOutIcon size={18} />} onClick={() => void logOut()}>
          {commonMessages.logOut}
        </Button>
        <div className={classes.links}>
          <TextLink to="/privacy">{headingsMessages.privacy}</TextLink>
          {me && (
            <NavigationLink
              // the host goes back to the page of this workshop; anybody else would be asked for the password there
              to={me.host ? '/admin/workshops/$workshopId' : '/admin'}
              params={{ workshopId: me.session_id }}
              current={undefined}
              className={classes.host}
            >
              <MonitorIcon size={18} /> {commonMessages.host}
            </NavigationLink>
          )}
        </div>
      </footer>
    </section>
  )
}
