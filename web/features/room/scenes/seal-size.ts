/** Of a measure's seal on the big screen: its number is read from the back row. */
export const SEAL = 'var(--seal)'

/** Of a need's sign beside its name. */
export const SIGN = 'var(--sign)'
