import { type ReactNode, useState } from 'react'

interface FoldedProps {
  summary: string
  children: () => ReactNode
}

export function Folded({ summary, children }: FoldedProps) {
  const [wasAsked, setAsked] = useState(false)
  return (
    <details onToggle={() => setAsked(true)}>
      <summary className="flex min-h-12 items-center font-semibold underline">{summary}</summary>
      {wasAsked && children()}
    </details>
  )
}
