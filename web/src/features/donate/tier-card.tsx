import type { ReactNode } from 'react'
import { StatusPill } from '../../ui/status-pill'
import { donateTexts } from './texts'

interface TierCardProps {
  name: string
  price: string
  description: string
  isRecommended?: boolean
  children: ReactNode
}

export function TierCard(props: TierCardProps) {
  const { name, price, description, isRecommended = false, children } = props
  return (
    <li className="flex flex-col gap-4 rounded-ui border border-line bg-surface p-4 sm:p-6">
      <div className="grid flex-1 content-start gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg">{name}</h2>
          {isRecommended && <StatusPill tone="ok">{donateTexts.screen.recommended}</StatusPill>}
        </div>
        <p className="tabular font-semibold">{price}</p>
        <p className="text-soft">{description}</p>
      </div>
      {children}
    </li>
  )
}
