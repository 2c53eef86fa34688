import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { copyingMessages } from '#contract/messages/copying.ts'
import { lazyDialog } from '../dialog/lazy-dialog.ts'
import { CopyIcon } from '../marks/later-icons.tsx'
import { Button } from '../page/button.tsx'
import classes from './copy-menu.module.css'

/** Loaded when somebody asks for it: few do, and it stands under every screen. */
const CopyChoices = lazyDialog(() => import('./copy-choices.tsx').then((file) => file.CopyChoices))

/** Copies what is on the screen: each table, and each ring as the table that says the same. Nothing where there is none. */
export function CopyMenu() {
  const id = useId()
  const target = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const hasTables = useSyncExternalStore(followScreen, hasRows)
  const toggle = () => {
    setIsOpen(!isOpen)
    setWasOpened(true)
  }
  if (!hasTables) return null
  return (
    <>
      <Button
        ref={target}
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        variant="subtle"
        size="xs"
        leftSection={<CopyIcon size={16} />}
        onClick={toggle}
      >
        {copyingMessages.asMarkdown}
      </Button>
      {wasOpened && <CopyChoices id={id} opened={isOpen} target={target} onClose={() => setIsOpen(false)} />}
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
