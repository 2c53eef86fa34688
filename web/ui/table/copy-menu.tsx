import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { copyingMessages } from '#contract/messages/common.ts'
import { lazyDialog } from '../dialog/lazy-dialog.ts'
import { CopyIcon } from '../marks/later-icons.tsx'
import { Button } from '../page/button.tsx'
import classes from './copy-menu.module.css'

/** Loaded when somebody asks for it: few do, and it stands under every screen. */
const CopyChoices = lazyDialog(() => import('./copy-choices.tsx').then((file) => file.CopyChoices))

/** Copies what is on the screen: each table, and each ring as the table that says the same. Nothing where there is none. */
export const CopyMenu = () => (useSyncExternalStore(followScreen, hasRows) ? <CopyButton /> : null)

function CopyButton() {
  const id = useId()
  const target = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isThere, setIsThere] = useState(false)
  // what did not come for one press is asked for again by the next
  const [openings, setOpenings] = useState(0)
  const close = () => setIsOpen(false)
  const toggle = () => {
    setIsOpen(!isOpen)
    if (!isOpen) setOpenings(openings + 1)
  }
  const isAwaited = isOpen && !isThere
  useEffect(() => {
    if (!isAwaited) return
    // whoever goes on meanwhile does not want it any more
    const goOn = ({ target: reached }: Event) => {
      if (!target.current?.contains(reached as Node)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', goOn)
    document.addEventListener('focusin', goOn)
    return () => {
      document.removeEventListener('pointerdown', goOn)
      document.removeEventListener('focusin', goOn)
    }
  }, [isAwaited])
  // on its way before the press that asks for it
  const preload = () => void CopyChoices.preload().catch(() => undefined)
  return (
    <>
      <Button
        ref={target}
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        aria-busy={isAwaited || undefined}
        className={classes.button}
        variant="subtle"
        size="xs"
        leftSection={<CopyIcon size={16} />}
        onPointerEnter={preload}
        onFocus={preload}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        onClick={toggle}
      >
        {copyingMessages.asMarkdown}
      </Button>
      {openings > 0 && (
        <CopyChoices key={openings} id={id} opened={isOpen} target={target} onThere={setIsThere} onClose={close} />
      )}
    </>
  )
}

/** Under a screen that ends with nothing else. */
export const CopyMenuBelow = () => (
  <div className={classes.below}>
    <CopyMenu />
  </div>
)

const hasRows = () => screen().querySelector('tbody > tr') !== null
const screen = () => document.querySelector('#content') ?? document.body

function followScreen(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(screen(), { childList: true, subtree: true })
  return () => observer.disconnect()
}
