import { icon } from './icon.tsx'

/** The signs of messages: apart from the others, because the log-in's page needs no more. */
export const CheckIcon = icon(<path d="M5 12.5 10 17.5 19.5 7" />)
export const WarningIcon = icon(
  <>
    <path d="M12 4 2.75 20h18.5z" />
    <path d="M12 10.5v4M12 17.2v.1" />
  </>,
)
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5M12 8v.1" />
  </>,
)
