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
export const CloseIcon = icon(<path d="M6 6l12 12M18 6 6 18" />)
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="M16 16l4.5 4.5" />
  </>,
)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
  </>,
)
export const BackArrowIcon = directedIcon(<path d="M20 12H4M10 6l-6 6 6 6" />)
export const ForwardArrowIcon = directedIcon(<path d="M4 12h16M14 6l6 6-6 6" />)
export const ArrowUpIcon = icon(<path d="M12 20V4M6 10l6-6 6 6" />)
export const ArrowDownIcon = icon(<path d="M12 4v16M6 14l6 6 6-6" />)
export const ChevronDownIcon = icon(<path d="M6 9.5l6 6 6-6" />)
export const BackChevronIcon = directedIcon(<path d="M14.5 6l-6 6 6 6" />)
export const ForwardChevronIcon = directedIcon(<path d="M9.5 6l6 6-6 6" />)
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
