import { create } from 'zustand'
import { storesTexts as texts } from './texts'

type ToastTone = 'ok' | 'info' | 'warn' | 'danger'

interface ToastMessage {
  title: string
  description?: string
  /** Screen readers announce `danger` immediately. */
  tone?: ToastTone
  durationMs?: number
  action?: { label: string; onSelect: () => void }
}

type ShownToast = ToastMessage & { id: number; tone: ToastTone; durationMs: number }

const defaultDurationMs = 5000
/** Longer, because a person must have time to reach the button with the keyboard. */
const undoDurationMs = 10_000

export const useToast = create<{ toast: ShownToast | null }>(() => ({ toast: null }))

let lastId = 0

export function showToast(message: ToastMessage): void {
  lastId += 1
  const toast = { tone: 'ok' as const, durationMs: defaultDurationMs, ...message, id: lastId }
  useToast.setState({ toast })
}

export function showCopyToast(isCopied: boolean, instead: string = texts.copyYourself): void {
  showToast(
    isCopied
      ? { title: texts.copied, durationMs: 3000 }
      : { tone: 'danger', title: texts.notCopied, description: instead },
  )
}

export function dismissToast(): void {
  useToast.setState({ toast: null })
}

export function showUndoToast(title: string, description: string, undo: () => void): void {
  const action = { label: texts.undo, onSelect: undo }
  showToast({ title, description, durationMs: undoDurationMs, action })
}
