import { useEffect, useRef } from 'react'
import { useDraft, writeDraft } from '../../people/drafts'

/** An open form is a draft, so it survives a reload. A restored form does not take the focus. */
export function useFormInPlace(draftName: string, isAlwaysOpen = false) {
  const isOpen = useDraft(draftName) !== undefined || isAlwaysOpen
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
    opener(button: HTMLButtonElement | null): void {
      if (!button || !wasOpen.current) return
      wasOpen.current = false
      button.focus()
    },
  }
}
