import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dismissToast, useToast } from '../stores/toast'
import { Button } from '../ui/button'
import { classNames } from '../ui/class-names'
import { Icon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'
import { shownMain } from '../ui/main'
import { uiTexts } from '../ui/texts'
import { type Tone, toneIcons, toneLooks } from '../ui/tone'

/**
 * Both live regions are always mounted, because a screen reader ignores a region that arrives with text. They
 * are hidden in print, where even empty ones would add a page after a sheet with its own page size.
 */
export function Toaster() {
  const toast = useToast(state => state.toast)
  const isUrgent = toast?.tone === 'danger'
  const shown = toast && <Toast key={toast.id} {...toast} onDone={dismissToast} />
  return (
    <>
      <div role="status" className="print:hidden">
        {!isUrgent && shown}
      </div>
      <div role="alert" className="print:hidden">
        {isUrgent && shown}
      </div>
    </>
  )
}

interface ToastProps {
  title: string
  description?: string
  tone: Tone
  durationMs: number
  action?: { label: string; onSelect: () => void }
  onDone: () => void
}

/** Disappears after its time, which stops while a pointer or the focus is on it. */
function Toast({ title, description, tone, durationMs, action, onDone }: ToastProps) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  usePausableTimer(durationMs, isPointedAt || isFocused, onDone)
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The top layer shows it above an open dialog.
    ref.current?.showPopover?.()
  }, [])

  const cameFrom = useRef<HTMLElement>(null)
  function enter({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    setFocused(true)
    const isFromElsewhere = relatedTarget && !currentTarget.contains(relatedTarget)
    if (isFromElsewhere && relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget
  }

  // If it disappears with the focus inside, the focus returns to its previous element.
  useLayoutEffect(() => {
    const box = ref.current
    return () => {
      if (!box?.contains(document.activeElement)) return
      const before = cameFrom.current
      const next = before?.isConnected ? before : shownMain()
      next?.focus({ preventScroll: true })
    }
  }, [])

  function act() {
    // Dismisses this toast first, because the action may show the next one.
    onDone()
    action?.onSelect()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer on it only stops its timer
    <div
      ref={ref}
      popover="manual"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
      className="toast animate-rise @container fixed inset-x-2 top-[calc(8px+env(safe-area-inset-top))] bottom-auto mx-auto my-0 w-auto max-w-form rounded-ui border border-control bg-surface p-2 text-ink shadow-lift wide:top-auto wide:inset-e-6 wide:bottom-6 wide:inset-s-auto wide:w-[24rem] print:hidden"
    >
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span
          className={classNames(
            'grid size-10 shrink-0 place-items-center rounded-inner @max-[16rem]:hidden',
            toneLooks[tone],
          )}
        >
          <Icon name={toneIcons[tone]} />
        </span>
        <div className="min-w-0 flex-[1_1_8rem] py-1 wrap-break-word">
          <p className="font-bold">{title}</p>
          {description && <p>{description}</p>}
        </div>
        {action && <Button onClick={act}>{action.label}</Button>}
        <IconButton icon="close" label={uiTexts.dismiss} onClick={onDone} />
      </div>
    </div>
  )
}

function usePausableTimer(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const remainingMs = useRef(durationMs)
  const end = useRef(onEnd)

  useEffect(() => {
    end.current = onEnd
  }, [onEnd])

  useEffect(() => {
    if (isPaused) return
    const startedAtMs = performance.now()
    const handle = setTimeout(() => end.current(), remainingMs.current)
    return () => {
      clearTimeout(handle)
      remainingMs.current -= performance.now() - startedAtMs
    }
  }, [isPaused])
}
