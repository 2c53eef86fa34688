import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import classes from './button.module.css'

export interface ButtonLooks {
  /** One a screen is `filled`: what most people do there next. */
  variant?: 'default' | 'filled' | 'subtle' | undefined
  size?: 'xs' | 'sm' | 'md' | 'compact-sm' | 'compact-md' | undefined
  leftSection?: ReactNode
  rightSection?: ReactNode
  /** What it does cannot be undone by the same button. */
  danger?: boolean | undefined
  /** Of a button that cannot be used now and keeps the focus, see `ui/focus/busy.ts`. */
  'data-disabled'?: boolean | undefined
}

export type ButtonProps = ButtonLooks &
  ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> | undefined }
export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> | undefined }

/** Written here rather than taken from Mantine, whose button weighs as much as the list with all its parts. */
export function Button({ type = 'button', leftSection, rightSection, children, ...props }: ButtonProps) {
  return (
    <button type={type} {...looksOf(props)}>
      <Inner leftSection={leftSection} rightSection={rightSection}>
        {children}
      </Inner>
    </button>
  )
}

/** Looks the same and leads somewhere. */
export function AnchorButton({ leftSection, rightSection, children, ...props }: ButtonLooks & AnchorProps) {
  return (
    <a {...looksOf(props)}>
      <Inner leftSection={leftSection} rightSection={rightSection}>
        {children}
      </Inner>
    </a>
  )
}

function looksOf<Props extends ButtonLooks & { className?: string | undefined }>(props: Props) {
  const { variant = 'default', size = 'sm', danger, className, ...others } = props
  return {
    ...others,
    'data-variant': variant,
    'data-size': size,
    'data-danger': danger || undefined,
    className: className ? `${classes.button} ${className}` : classes.button,
  }
}

function Inner({
  leftSection,
  rightSection,
  children,
}: Pick<ButtonProps, 'leftSection' | 'rightSection' | 'children'>) {
  return (
    <span className={classes.inner}>
      {leftSection && <span className={classes.left}>{leftSection}</span>}
      <span className={classes.label}>{children}</span>
      {rightSection && <span className={classes.right}>{rightSection}</span>}
    </span>
  )
}
