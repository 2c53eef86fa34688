/** The ten shades of each colour that Mantine asks for; our own colours are the tokens in `tokens.css`. */
export const damson = [
  '#FBF4F8',
  '#F6ECF2',
  '#EED3E5',
  '#E2A7D2',
  '#CE86BB',
  '#B66BA2',
  '#9C528A',
  '#843F73',
  '#6A2A5B',
  '#561F4A',
] as const

export const gray = [
  '#FAF8F4',
  '#F4F1EB',
  '#E6E1D8',
  '#D2CBD3',
  '#B3AAB6',
  '#8B8391',
  '#6F6675',
  '#574E5D',
  '#3B3141',
  '#221A26',
] as const

export const darkShades = [
  '#F2ECEF',
  '#C2B7C5',
  '#A196A6',
  '#83788E',
  '#4A4054',
  '#362E3F',
  '#1E1924',
  '#16121A',
  '#0E0A11',
  '#09070B',
] as const
