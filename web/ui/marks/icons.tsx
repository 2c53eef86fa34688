import { directedIcon, icon } from './icon.tsx'

export const SidebarIcon = directedIcon(
  <>
    <rect x="3" y="4" width="18" height="16" rx="2.5" />
    <path d="M9 4v16" />
  </>,
)
export const HomeIcon = icon(
  <>
    <path d="M3.5 11 12 3.75 20.5 11v8a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19z" />
    <path d="M9.5 20.5v-6h5v6" />
  </>,
)
export const ChartIcon = directedIcon(
  <>
    <path d="M4 4v16h16" />
    <path d="M8.5 16v-4M12.5 16V8M16.5 16v-6M20 16v-2" />
  </>,
)
export const PeopleIcon = icon(
  <>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.75 20c.3-3.6 2.9-6 6.25-6s5.95 2.4 6.25 6" />
    <path d="M15.5 4.7a3.5 3.5 0 0 1 0 6.6M18 14.6c1.9.9 3.1 2.8 3.25 5.4" />
  </>,
)
export const StoryIcon = directedIcon(
  <>
    <path d="M4 4h16v13H9.5L6 20.5V17H4z" />
    <path d="M8 8.5h8M8 12.5h5" />
  </>,
)
export const MonitorIcon = icon(
  <>
    <rect x="3" y="4.5" width="18" height="12.5" rx="2" />
    <path d="M8.5 20.5h7M12 17v3.5" />
  </>,
)
export const LogOutIcon = directedIcon(
  <>
    <path d="M10 4H5.5A1.5 1.5 0 0 0 4 5.5v13A1.5 1.5 0 0 0 5.5 20H10" />
    <path d="M9.5 12H20M16 8l4 4-4 4" />
  </>,
)
export const CloseIcon = icon(<path d="M6 6l12 12M18 6 6 18" />)
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="M16 16l4.5 4.5" />
  </>,
)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const HalfIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
  </>,
)
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
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
export const BackArrowIcon = directedIcon(<path d="M20 12H4M10 6l-6 6 6 6" />)
export const ForwardArrowIcon = directedIcon(<path d="M4 12h16M14 6l6 6-6 6" />)
export const ArrowUpIcon = icon(<path d="M12 20V4M6 10l6-6 6 6" />)
export const ArrowDownIcon = icon(<path d="M12 4v16M6 14l6 6 6-6" />)
export const ChevronDownIcon = icon(<path d="M6 9.5l6 6 6-6" />)
export const BackChevronIcon = directedIcon(<path d="M14.5 6l-6 6 6 6" />)
export const ForwardChevronIcon = directedIcon(<path d="M9.5 6l6 6-6 6" />)
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
export const PrinterIcon = icon(
  <>
    <path d="M7 9V3.75h10V9M7 17H4.5A1.5 1.5 0 0 1 3 15.5v-5A1.5 1.5 0 0 1 4.5 9h15a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H17" />
    <path d="M7 14h10v6.25H7z" />
  </>,
)
export const LockIcon = icon(
  <>
    <rect x="5" y="11" width="14" height="9.5" rx="2" />
    <path d="M8 11V7.5a4 4 0 0 1 8 0V11" />
  </>,
)
export const OfflineIcon = icon(
  <>
    <path d="M7 18.5h9.5M19.7 17a4 4 0 0 0-2.2-7.3 6 6 0 0 0-8.2-3.5M7.2 8.8A5 5 0 0 0 7 18.5" />
    <path d="M4 4l16 16" />
  </>,
)
