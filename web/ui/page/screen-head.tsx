import { createContext, use, useEffect, type ReactNode } from 'react'
import { basicMessages, commonMessages } from '#contract/messages/common.ts'
import { NothingThere } from './links.tsx'
import classes from './screen-head.module.css'

/** Rendered under the head of every screen inside; the frame of a solution puts the step bar here. */
export const UnderHead = createContext<ReactNode>(null)

/** Whose screens are inside; their page titles name it. */
export const SolutionName = createContext('')

interface ScreenHeadProps {
  /** Small line above the title: the solution's name, or the primary need. Empty while it is not known yet. */
  overline?: ReactNode
  /** The solution's name where it belongs to the heading itself; looks like the overline. */
  about?: string
  title: string
  /** One sentence of help; left out where there is nothing to do, because the solution is not there. */
  help?: ReactNode
  /** Buttons on the right; at most one of them filled. */
  actions?: ReactNode
  /** The page's title, where it is not made of the screen's. */
  pageTitle?: string | undefined
  /** Long titles are set smaller. */
  size?: 'normal' | 'long'
  /**
   * The title is not known yet, and may get more lines: what stands below it comes when it is, so that nothing moves. Say
   * so until the first answer, not while one is asked for again: what comes then asks too.
   */
  isAwaited?: boolean
}

/** Render it in every state of a screen, loading and failed too, so that the title never jumps. */
export function ScreenHead(props: ScreenHeadProps) {
  const { overline, about, title, help, actions, size = 'normal', isAwaited = false } = props
  const under = use(UnderHead)
  const name = use(SolutionName)
  const isNothingThere = use(NothingThere)
  const named = title.includes(name) ? title : commonMessages.titleOf(title, name)
  const pageTitle = props.pageTitle ?? basicMessages.pageTitle(named)
  useEffect(() => {
    document.title = pageTitle
  }, [pageTitle])

  return (
    <>
      <header className={classes.head}>
        <div className={classes.words}>
          {overline !== undefined && <p className={classes.overline}>{overline}</p>}
          {/* takes the focus after a change of page */}
          <h1 tabIndex={-1} data-size={size} className={classes.title}>
            {about !== undefined && <span className={classes.about}>{about && `${about} `}</span>}
            {title}
          </h1>
          {help && !isNothingThere && !isAwaited && <p className={classes.help}>{help}</p>}
        </div>
        {actions && !isAwaited && <div className={classes.actions}>{actions}</div>}
      </header>
      {!isAwaited && under}
    </>
  )
}
