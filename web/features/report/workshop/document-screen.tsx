import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { workshopDocumentMessages } from '#contract/messages/report.ts'
import type { ResultsDocument, WorkshopDocument } from '#contract/workshop-document.ts'
import { DownloadIcon } from '../../../ui/marks/later-icons.tsx'
import { PrintButton } from '../../../ui/page/print-button.tsx'
import { saveFile } from '../../../ui/page/save-file.ts'
import { ScreenHead } from '../../../ui/page/screen-head.tsx'
import { LoadingTable } from '../../../ui/table/loading-table.tsx'
import { pageFile } from '../file/page-file.ts'
import { Button } from '../../../ui/page/button.tsx'
import { Read } from '../../../ui/feedback/read.tsx'
import classes from '../styles/report.module.css'
import { workshopValue } from './model/workshop-value.ts'
import { WorkshopPaper } from './workshop-paper.tsx'

const words = workshopDocumentMessages

interface DocumentScreenProps {
  read: UseQueryResult<WorkshopDocument | ResultsDocument>
  /** Where the reader came from. */
  back: ReactNode
  /** Whether it names people by name or number alone. */
  hidesEmails?: boolean
}

/** A whole workshop as a document: to read, to print, and to save as a file. */
export function DocumentScreen({ read, back, hidesEmails = false }: DocumentScreenProps) {
  const paper = useRef<HTMLElement>(null)
  // e-mail addresses are left out unless somebody asks for them
  const [isSigned, setIsSigned] = useState(false)
  const workshop = useMemo(() => read.data && workshopValue(read.data), [read.data])

  const save = () => {
    if (!paper.current || !workshop) return
    const today = new Date().toISOString().slice(0, 10)
    saveFile(words.fileName(workshop.title, today), pageFile(paper.current, workshop.title), 'text/html')
  }
  return (
    <>
      <ScreenHead
        overline={workshop?.title ?? ''}
        title={words.title}
        // browsers name the PDF after it
        pageTitle={workshop && words.pageTitle(workshop.title)}
        help={words.help}
        actions={
          <>
            {back}
            <Button disabled={!workshop} leftSection={<DownloadIcon size={18} />} onClick={save}>
              {words.saveFile}
            </Button>
            <PrintButton disabled={!workshop} />
          </>
        }
      />
      <Read of={read} waiting={<LoadingTable columns={[words.title]} />}>
        {() =>
          workshop && (
            <>
              {workshop.people.length > 0 && (
                <label className={classes.choice}>
                  <input
                    type="checkbox"
                    checked={isSigned}
                    onChange={(event) => setIsSigned(event.currentTarget.checked)}
                  />
                  {hidesEmails ? words.listPeople : words.listEmails}
                </label>
              )}
              <WorkshopPaper ref={paper} workshop={workshop} isSigned={isSigned} />
            </>
          )
        }
      </Read>
    </>
  )
}
