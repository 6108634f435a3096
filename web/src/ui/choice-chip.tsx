import type { ReactNode } from 'react'
import { Icon } from './icon'

interface ChoiceChipProps {
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** An answer in one tap. It is round, unlike fields and buttons, and keeps its width when it is chosen. */
export const ChoiceChip = ({ isChosen, onChoose, children }: ChoiceChipProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onChoose}
    className="relative flex min-h-12 items-center rounded-full border border-control bg-surface px-6 py-1 text-start aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
  >
    {isChosen && (
      <span className="absolute inset-s-1.5">
        <Icon name="check" size={16} />
      </span>
    )}
    {children}
  </button>
)
