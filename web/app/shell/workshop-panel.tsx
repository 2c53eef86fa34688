import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { commonMessages, headingsMessages } from '#contract/messages/common.ts'
import { shellMessages } from '#contract/messages/shell.ts'
import { meQuery } from '../../features/session/session.queries.ts'
import { useGroups } from '../../domain/groups/groups.queries.ts'
import { deleteAllDraftsOf, keepAllDrafts } from '../../lib/edits/draft-keeper.ts'
import { hasDraftsOf } from '../../lib/edits/stored-drafts.ts'
import { call } from '../../lib/http/api-client.ts'
import { forgetSession, forgetTab, readEmail, readSessionId } from '../../lib/session/stored-session.ts'
import { CloseIcon, MonitorIcon } from '../../ui/marks/icons.tsx'
import { LogOutIcon } from '../../ui/marks/later-icons.tsx'
import { NavigationLink, TextLink } from '../../ui/page/links.tsx'
import { lazyPart } from '../../ui/page/lazy-part.tsx'
import { useEscape } from '../../ui/focus/use-escape.ts'
import { LogOutQuestion } from './log-out-question.tsx'
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

  const [isAsking, setIsAsking] = useState(false)

  const logOut = () => {
    const isStored = keepAllDrafts()
    // where the browser cannot keep them, the dialog about unsaved text asks, and may cancel the log-out
    if (isStored && hasDraftsOf(readEmail() ?? '')) setIsAsking(true)
    else void leave(isStored)
  }

  const leave = async (ignoreBlocker = true) => {
    setIsAsking(false)
    await router.navigate({ to: '/login', ignoreBlocker })
    if (router.state.location.pathname !== '/login') return
    forgetSession()
    forgetTab()
    // after the login it ends, so that it is repeated without an answer, but not once somebody has logged in again;
    // a server that knows only the specification has no such call, and what the browser stores is removed either way
    void call('POST /api/logout').catch(() => undefined)
    queryClient.clear()
  }

  const deleteAndLeave = () => {
    deleteAllDraftsOf(readEmail() ?? '')
    void leave()
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
      <LogOutQuestion
        opened={isAsking}
        onKeep={() => void leave()}
        onDelete={deleteAndLeave}
        onCancel={() => setIsAsking(false)}
      />
      <footer className={classes.foot}>
        <Button variant="subtle" leftSection={<LogOutIcon size={18} />} onClick={logOut}>
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
