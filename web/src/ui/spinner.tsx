import { inText } from './icon'

interface SpinnerProps {
  size?: number
  label?: string
}

export function Spinner({ size = 24, label }: SpinnerProps) {
  return (
    <>
      <svg
        width={inText(size)}
        height={inText(size)}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.5}
        strokeLinecap="round"
        className="animate-turn shrink-0"
        aria-hidden="true"
        data-waiting={label && ''}
      >
        <circle cx="12" cy="12" r="9" opacity={0.25} />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </>
  )
}
