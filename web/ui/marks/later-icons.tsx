import { directedIcon, icon } from './icon.tsx'

/* Those that no screen needs to begin with. */

export const LogOutIcon = directedIcon(
  <>
    <path d="M10 4H5.5A1.5 1.5 0 0 0 4 5.5v13A1.5 1.5 0 0 0 5.5 20H10" />
    <path d="M9.5 12H20M16 8l4 4-4 4" />
  </>,
)

export const HalfIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
  </>,
)

export const MapIcon = directedIcon(
  <>
    <circle cx="5" cy="12" r="2" />
    <circle cx="19" cy="5.5" r="2" />
    <circle cx="19" cy="18.5" r="2" />
    <path d="M7 12h3.5c1.5 0 2-.8 2-2V7.5c0-1.2.5-2 2-2H17M10.5 12c1.5 0 2 .8 2 2v2.5c0 1.2.5 2 2 2H17" />
  </>,
)

export const HandIcon = icon(
  <path d="M7 11.5V6.25a1.5 1.5 0 0 1 3 0V11m0-6.25a1.5 1.5 0 0 1 3 0V11m0-5a1.5 1.5 0 0 1 3 0v5.5m0-3a1.5 1.5 0 0 1 3 0v5.25c0 4-2.6 6.75-6.5 6.75-3 0-4.7-1.4-6-3.6l-2.3-3.9a1.5 1.5 0 0 1 2.5-1.6L7 13" />,
)

export const PencilIcon = icon(
  <>
    <path d="M4 20l1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L8 19z" />
    <path d="M14.5 6.5l3 3" />
  </>,
)

export const TrashIcon = icon(
  <>
    <path d="M4 7h16M9.5 7V4h5v3M6 7l1 13h10l1-13" />
    <path d="M10 11v5.5M14 11v5.5" />
  </>,
)

export const CopyIcon = icon(
  <>
    <rect x="8" y="8" width="12" height="12" rx="2" />
    <path d="M16 8V5.5A1.5 1.5 0 0 0 14.5 4h-9A1.5 1.5 0 0 0 4 5.5v9A1.5 1.5 0 0 0 5.5 16H8" />
  </>,
)

export const DownloadIcon = icon(<path d="M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15" />)

export const UploadIcon = icon(<path d="M12 15.5v-11M7 9l5-5 5 5M4.5 19.5h15" />)

export const OfflineIcon = icon(
  <>
    <path d="M7 18.5h9.5M19.7 17a4 4 0 0 0-2.2-7.3 6 6 0 0 0-8.2-3.5M7.2 8.8A5 5 0 0 0 7 18.5" />
    <path d="M4 4l16 16" />
  </>,
)
