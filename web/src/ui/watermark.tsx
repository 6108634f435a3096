/** The six bars are our own drawing, and neither the registered mark nor a certificate. */
export const starBars =
  'M12 2.2v5.6M12 16.2v5.6M3.5 7.1l4.9 2.8M15.6 14.1l4.9 2.8M3.5 16.9l4.9-2.8M15.6 9.9l4.9-2.8'

export function Watermark() {
  return (
    <div className="pointer-events-none fixed inset-0 -z-10 overflow-hidden print:hidden">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="var(--ink)"
        strokeWidth={2.8}
        strokeLinecap="round"
        className="absolute -inset-e-[18vmin] -bottom-[12vmin] size-[min(44rem,120vmin)] rotate-12 opacity-[0.03]"
      >
        <path d={starBars} />
      </svg>
    </div>
  )
}
