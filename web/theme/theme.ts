import { createTheme, type MantineThemeOverride } from '@mantine/core'
import { commonMessages } from '#contract/messages/common.ts'
import { PHONE_WIDTH } from './media.ts'
import { damson, darkShades, gray } from './shades.ts'

const px = (size: number) => `${size / 16}rem`

/** People write from left to right or from right to left, as their language does. */
const inOwnDirection = { input: { dir: 'auto' } }

/**
 * Default props are given by component name, not through `Component.extend`: extending would pull every
 * component named here into the first visit.
 */
export const theme: MantineThemeOverride = createTheme({
  primaryColor: 'damson',
  primaryShade: { light: 8, dark: 6 },
  autoContrast: true,
  colors: { damson, gray, dark: darkShades },
  fontFamily: 'var(--nf-sans)',
  headings: {
    fontFamily: 'var(--nf-serif)',
    fontWeight: '400',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: px(40), lineHeight: px(46) },
      h2: { fontSize: px(24), lineHeight: px(30) },
      h3: { fontSize: px(19), lineHeight: px(26) },
    },
  },
  fontSizes: { xs: px(12), sm: px(14), md: px(15), lg: px(18), xl: px(24) },
  spacing: { xs: px(8), sm: px(12), md: px(16), lg: px(24), xl: px(32) },
  radius: { xs: px(4), sm: px(6), md: px(8), lg: px(12), xl: px(20) },
  defaultRadius: 'md',
  breakpoints: { sm: PHONE_WIDTH },
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', size: 40, color: 'gray' } },
    Badge: { defaultProps: { variant: 'light', color: 'gray', radius: 'sm', tt: 'none', fw: 500 } },
    TextInput: { defaultProps: { size: 'md', attributes: inOwnDirection } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: true, attributes: inOwnDirection } },
    Modal: {
      defaultProps: {
        radius: 16,
        centered: true,
        overlayProps: { backgroundOpacity: 0.35, blur: 0 },
        closeButtonProps: { 'aria-label': commonMessages.closeDialog },
        transitionProps: { duration: 150 },
      },
    },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: false } },
    SegmentedControl: { defaultProps: { radius: 10 } },
    Skeleton: { defaultProps: { radius: 5 } },
    Menu: { defaultProps: { transitionProps: { duration: 150 } } },
  },
})
