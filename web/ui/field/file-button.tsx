import { useRef } from 'react'
import { Button } from '../page/button.tsx'

interface FileButtonProps {
  /** Which files are offered, as of an input. */
  accept: string
  onChoose: (file: File) => void
  children: string
}

/** Lets somebody choose a file that is taken at once, so that its name need not stay beside the button. */
export function FileButton({ accept, onChoose, children }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => field.current?.click()}>{children}</Button>
      <input
        ref={field}
        hidden
        type="file"
        aria-label={children}
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // the same file may be chosen once more
          currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
    </>
  )
}
