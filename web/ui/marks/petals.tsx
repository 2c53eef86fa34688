const PETAL = 'M32 28.6C27.4 22.4 26.4 11.6 32 2.8 37.6 11.6 36.6 22.4 32 28.6z'

/** The nine petals of the sign, the first one chosen. Coloured by `color`; the chosen one is gold. */
export function Petals({ size, label, className }: { size: number; label?: string; className?: string | undefined }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {Array.from({ length: 9 }, (_, index) => (
        <path
          key={index}
          d={PETAL}
          fill={index === 0 ? '#D4AF37' : 'currentColor'}
          transform={`rotate(${index * 40} 32 32)`}
        />
      ))}
    </svg>
  )
}
