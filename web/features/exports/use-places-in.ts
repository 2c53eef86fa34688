import { useEffect, useState } from 'react'
import { importsMessages } from '#contract/messages/imports.ts'
import { lineOfPath } from './line-of-path.ts'

/**
 * Says on which line of a file something stands: `line 27, solutions.0.purposes.1`. The path alone until the file is
 * read, and where it holds no such thing.
 */
export function usePlacesIn(file: File) {
  const [text, setText] = useState<string>()
  useEffect(() => {
    let isWanted = true
    file.text().then(
      (read) => isWanted && setText(read),
      // the file was deleted meanwhile or cannot be read again
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [file])
  return (path: string) => {
    const line = text === undefined ? undefined : lineOfPath(text, path)
    return line === undefined ? path : `${importsMessages.line(line)}, ${path}`
  }
}
