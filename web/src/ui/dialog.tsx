import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { classNames } from './class-names'
import { IconButton } from './icon-button'
import { shownMain } from './main'
import { uiTexts } from './texts'

interface DialogProps {
  title: string
  children: ReactNode
  actions?: ReactNode
  /** Called on Escape, the back gesture or the cross, so that the owner stops rendering the dialog. */
  onClose: () => void
  role?: 'dialog' | 'alertdialog'
  /** `screen` covers everything and is white in both themes, so that codes scan. */
  size?: 'form' | 'page' | 'screen'
}

const sheetLook =
  'inset-x-0 top-auto bottom-0 max-h-[92dvh] rounded-t-ui border border-line shadow-lift ' +
  'sm:inset-0 sm:m-auto sm:w-[calc(100%-2rem)] sm:rounded-ui'

/**
 * The browser's modal dialog keeps the focus inside and makes the page behind inert. A press outside does not
 * close it, because typed text would be lost.
 */
export function Dialog(props: DialogProps) {
  const { title, children, actions, onClose, role = 'dialog', size = 'form' } = props
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const isLeaving = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    isLeaving.current = false
    if (dialog && !dialog.open) {
      dialog.showModal()
      firstControl(dialog)?.focus()
    }
    // The browser returns the focus only if the dialog closes before its element is removed.
    return () => {
      isLeaving.current = true
      dialog?.close()
      queueMicrotask(focusScreen)
    }
  }, [])

  function cancel(event: SyntheticEvent<HTMLDialogElement>) {
    event.preventDefault()
    onClose()
  }

  // Browsers may close it despite preventDefault (a second Escape).
  function closedByBrowser(event: SyntheticEvent<HTMLDialogElement>) {
    if (!isLeaving.current && !event.currentTarget.open) onClose()
  }

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closedByBrowser}
      className={classNames(
        'animate-rise fixed m-0 w-full max-w-none flex-col bg-surface text-ink open:flex',
        size === 'screen' ? 'inset-0 h-dvh max-h-none scheme-light' : sheetLook,
        size === 'form' && 'sm:max-w-form',
        size === 'page' && 'sm:max-w-page',
      )}
    >
      <div className="flex min-h-16 items-center justify-between gap-2 border-b border-line py-2 pe-2 ps-4">
        <h2 id={titleId} className="min-w-0 text-lg wrap-anywhere">
          {title}
        </h2>
        {role === 'dialog' && <IconButton icon="close" label={uiTexts.close} onClick={onClose} />}
      </div>
      <div data-part="body" className="min-h-0 overflow-y-auto p-4">
        {children}
      </div>
      {actions && (
        <div
          data-part="actions"
          className="flex flex-col-reverse gap-2 border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:flex-wrap sm:justify-end"
        >
          {actions}
        </div>
      )}
    </dialog>
  )
}

/** A dialog that opened before its screen has no opener to which the focus can return. */
function focusScreen() {
  if (document.activeElement === document.body) shownMain()?.focus({ preventScroll: true })
}

export function useStepFromTop<E extends HTMLElement>(step: string) {
  const shown = useRef<E>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    const body = shown.current?.closest('[data-part="body"]')
    if (body) body.scrollTop = 0
    shown.current?.focus({ preventScroll: true })
  }, [step])
  return shown
}

function firstControl(dialog: HTMLDialogElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>(
      '[data-part="body"] :is(input:not([hidden]), select, textarea)',
    ) ?? dialog.querySelector<HTMLElement>('[data-part="actions"] button')
  )
}
