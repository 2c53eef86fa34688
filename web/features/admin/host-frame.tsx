import { Outlet, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { basicMessages, commonMessages } from '#contract/messages/common.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { NavigationLink } from '../../ui/page/links.tsx'
import { Petals } from '../../ui/marks/petals.tsx'
import { useHostLogout } from './admin.queries.ts'
import { busy } from '../../ui/focus/busy.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './host-frame.module.css'

/** The head of the host's pages, and under it what is told above a page, the page, and what stands below all of them. */
export function HostFrame({ bar, below }: { bar: ReactNode; below: ReactNode }) {
  const logout = useHostLogout()
  const { pathname } = useLocation()
  return (
    <>
      <nav aria-label={commonMessages.host} className={classes.bar}>
        <p className={classes.brand}>
          <Petals size={28} />
          {basicMessages.ninefold}
        </p>
        <div className={classes.links}>
          <NavigationLink to="/admin" current={pathname === '/admin' ? 'page' : undefined}>
            {workshopsMessages.workshops}
          </NavigationLink>
          <NavigationLink
            to="/admin/catalogues"
            current={pathname.startsWith('/admin/catalogues') ? 'page' : undefined}
          >
            {workshopsMessages.catalogues}
          </NavigationLink>
        </div>
        <Button variant="subtle" {...busy(logout.isPending)} onClick={() => logout.mutate()}>
          {commonMessages.logOut}
        </Button>
      </nav>
      <main id="content" className={classes.page}>
        {bar}
        <Outlet />
        {below}
      </main>
    </>
  )
}
