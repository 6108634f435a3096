import { create } from 'zustand'

export type ToastTone = 'ok' | 'info' | 'warn' | 'danger'

export interface ToastMessage {
  title: string
  description?: string
  /** `danger` is the destructive one: read out at once. */
  tone?: ToastTone
  durationMs?: number
  action?: { label: string; onSelect: () => void }
}

/** A message on show. A new `id` starts its time anew even where the words are the same. */
export type ShownToast = ToastMessage & { id: number; tone: ToastTone; durationMs: number }

const defaultDurationMs = 5000
/** Somebody who has to find the button with the keyboard must have the time to. */
const undoDurationMs = 10_000

/** One at a time: a new toast takes the place of the one before. */
export const useToast = create<{ toast: ShownToast | null }>(() => ({ toast: null }))

let lastId = 0

export function showToast(message: ToastMessage): void {
  lastId += 1
  const toast = { tone: 'ok' as const, durationMs: defaultDurationMs, ...message, id: lastId }
  useToast.setState({ toast })
}

/** Says whether it was copied. `instead`: what to do where the browser did not let us. */
export function showCopyToast(isCopied: boolean, instead = 'Select the link and copy it.'): void {
  showToast(
    isCopied
      ? { title: 'Copied!', durationMs: 3000 }
      : { tone: 'danger', title: 'Not copied', description: instead },
  )
}

export function dismissToast(): void {
  useToast.setState({ toast: null })
}

/** Deleting asks nothing; it offers the way back. */
export function showUndoToast(title: string, description: string, undo: () => void): void {
  const action = { label: 'Undo', onSelect: undo }
  showToast({ title, description, durationMs: undoDurationMs, action })
}
