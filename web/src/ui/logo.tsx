import { starBars } from './watermark'

/** `name` appears next to the drawing, which is a code's corner square with our star. */
export function Logo({ size = 40, name }: { size?: number; name?: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-bold">
      <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" className="shrink-0">
        <rect width="48" height="48" rx="11" fill="#dc2626" />
        <rect
          x="9"
          y="9"
          width="30"
          height="30"
          rx="6"
          fill="none"
          stroke="#fff"
          strokeWidth="3.5"
        />
        <path
          d={starBars}
          transform="translate(15.6 15.6) scale(.7)"
          fill="none"
          stroke="#fff"
          strokeWidth="3.8"
          strokeLinecap="round"
        />
      </svg>
      {name}
    </span>
  )
}
