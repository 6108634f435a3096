import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { shownMain } from '../ui/main'

/**
 * Moves the focus to a new screen and scrolls to its top, as a new page would. The browser handles the first
 * screen and those of Back and Forward, because it remembers the scroll position.
 */
export function useNewScreen(): void {
  const { pathname, search } = useLocation()
  const kind = useNavigationType()
  const params = new URLSearchParams(search)
  const screen = `${pathname}#${params.get('tab') ?? params.get('step') ?? ''}`
  const last = useRef(screen)

  useEffect(() => {
    if (last.current === screen) return
    last.current = screen
    shownMain()?.focus({ preventScroll: true })
    if (kind !== 'POP') window.scrollTo(0, 0)
  }, [screen, kind])
}
