import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { showToast } from '../stores/toast'
import { withTexts } from './app-language'
import { loadingTexts } from './texts'
import { oncePainted } from './when-idle'

const TRY_AGAIN_MS = 3_000

/**
 * Loads a part of the app that may not be stored yet. 'missing' means a failure. It is tried again every 3
 * seconds while the browser reports a connection, because that report comes before answers do. Only one
 * request runs at a time, because a failed one removes the styles that did not load.
 */
export function useLateScript<T>(load: () => Promise<T>): T | 'missing' | undefined {
  const [script, setScript] = useState<{ value: T } | 'missing'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first `load` is called
  useEffect(() => {
    let isOver = false
    let stopWaiting: (() => void) | undefined
    const ask = () => {
      withTexts(load()).then(
        value => isOver || startTransition(() => setScript({ value })),
        () => {
          dropFailedStyles()
          if (isOver) return
          setScript('missing')
          stopWaiting = whenWorthTrying(ask)
        },
      )
    }
    const callOff = oncePainted(ask)
    return () => {
      isOver = true
      callOff()
      stopWaiting?.()
    }
  }, [])
  return script === 'missing' ? script : script?.value
}

function whenWorthTrying(call: () => void): () => void {
  const again = () => {
    stop()
    call()
  }
  const timer = setInterval(() => navigator.onLine && again(), TRY_AGAIN_MS)
  window.addEventListener('online', again)
  const stop = () => {
    clearInterval(timer)
    window.removeEventListener('online', again)
  }
  return stop
}

/** Removes failed styles, which the next attempt would take for loaded. */
function dropFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) link.remove()
  }
}

/** The dialog loads after its screen, so that it later opens without a connection. */
export function useLateDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  firstTime: string,
): { Dialog: ComponentType<Props> | undefined; open: () => void; close: () => void } {
  const [Dialog, setDialog] = useState<ComponentType<Props>>()
  useLateScript(load)
  const open = () =>
    void withTexts(load()).then(
      loaded => setDialog(() => loaded),
      () => showToast({ title: loadingTexts.notLoaded, description: firstTime }),
    )
  return { Dialog, open, close: () => setDialog(undefined) }
}
