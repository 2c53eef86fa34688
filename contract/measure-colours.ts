/** Circle colours by measure id. */
export const MEASURE_COLOURS: Readonly<Record<number, string>> = {
  1: '#77DD77',
  2: '#FFB347',
  3: '#779ECB',
  4: '#C23B22',
  5: '#E0E0E0',
}
