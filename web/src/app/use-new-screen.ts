import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { shownMain } from '../ui/main'

/**
 * A new screen takes the focus and starts at its top, as a new page would. The first one, and those
 * that Back and Forward lead to, are left to the browser, which remembers where one was.
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
