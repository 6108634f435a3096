import { useEffect, useRef } from 'react'
import { useDraft, writeDraft } from '../../stores/drafts'

/**
 * A form that opens in the place of a button: the focus goes in with it and comes back out. An open
 * form is a draft, so it survives a reload; then it does not take the focus.
 */
export function useFormInPlace(draftName: string) {
  const isOpen = useDraft(draftName) !== undefined
  const takesFocus = useRef(false)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (isOpen) wasOpen.current = true
  }, [isOpen])

  return {
    isOpen,
    takesFocus: takesFocus.current,
    open(): void {
      takesFocus.current = true
      writeDraft(draftName, {})
    },
    /** Of the button: it comes back when the form has gone. */
    opener(button: HTMLButtonElement | null): void {
      if (!button || !wasOpen.current) return
      wasOpen.current = false
      button.focus()
    },
  }
}
