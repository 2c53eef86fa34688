import { commonMessages } from '#contract/messages/common.ts'
import { PrinterIcon } from '../marks/icons.tsx'
import { Button } from './button.tsx'

/** Prints the page: each document has its style for paper. */
export function PrintButton({ disabled = false }: { disabled?: boolean }) {
  return (
    <Button variant="filled" disabled={disabled} leftSection={<PrinterIcon size={18} />} onClick={() => window.print()}>
      {commonMessages.print}
    </Button>
  )
}
