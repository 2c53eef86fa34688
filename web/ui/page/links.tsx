import { createLink } from '@tanstack/react-router'
import { createContext, use } from 'react'
import { BackArrowIcon } from '../marks/icons.tsx'
import { AnchorButton, type AnchorProps, type ButtonLooks } from './button.tsx'
import classes from './links.module.css'

/**
 * The router marks every link to a place above the current one as current, "Back to ..." included. Only the sidebar
 * and the step bar may say where one is, so these links drop the mark.
 */
function unmarked<Props extends AnchorProps>({ 'aria-current': _mark, ...props }: Props) {
  return props
}

const joined = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')

/** Whether the screens inside are about a solution that is not there: then its other screens are not there either. */
export const NothingThere = createContext(false)
const leadsIntoSolution = (href: string | undefined) => /^\/solutions\/\d/.test(href ?? '')

/** A link that looks like a button; takes the props of both. */
export const ButtonLink = createLink((props: ButtonLooks & AnchorProps) => {
  const isNothingThere = use(NothingThere)
  if (isNothingThere && leadsIntoSolution(props.href)) return null
  return <AnchorButton {...unmarked(props)} />
})

/** "Back to ..." in a screen's head: a button with an arrow, on the phone a plain link. */
export const BackLink = createLink(({ className, ...props }: ButtonLooks & AnchorProps) => {
  const isNothingThere = use(NothingThere)
  if (isNothingThere && leadsIntoSolution(props.href)) return null
  return (
    <AnchorButton
      leftSection={<BackArrowIcon size={18} />}
      className={joined(classes.back, className)}
      {...unmarked(props)}
    />
  )
})

/** A link in running text, or alone. */
export const TextLink = createLink(({ className, children, ...props }: AnchorProps) => (
  <a {...unmarked(props)} className={joined(classes.text, className)}>
    {children}
  </a>
))

/** A link that is told by its owner whether it is the current one. */
export const NavigationLink = createLink(
  ({ current, children, ...props }: AnchorProps & { current: 'page' | 'step' | 'location' | undefined }) => (
    <a {...unmarked(props)} aria-current={current}>
      {children}
    </a>
  ),
)
