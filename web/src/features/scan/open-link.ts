import { codeLink } from 'sync-protocol/qr'
import { codeOrigin } from '../../app/code-origin'
import { readReach } from '../../http/reach'
import type { CodeLink } from './recognise'

/**
 * `load`: the browser goes there, so that the live page answers, or the service worker with the
 * offline copy where the server is too slow or away. `show`: the app shows the offline copy itself.
 */
export type Opening = { how: 'load'; url: string } | { how: 'show'; path: string }

interface World {
  origin: string
  isOnline: boolean
  /** Somebody answers for this address when the server does not. */
  hasWorker: boolean
  /** Our server answered the last time it was asked. */
  isReached: boolean
}

/** Leaving the app is only safe where something is sure to answer. */
export function openingOf({ token, capsule }: CodeLink, world: World): Opening {
  const canLeave = world.isOnline && (world.hasWorker || world.isReached)
  return canLeave
    ? { how: 'load', url: codeLink(world.origin, token, capsule) }
    : { how: 'show', path: codeLink('', token, capsule) }
}

/** `show` goes to a path without leaving the app. */
export function openLink(link: CodeLink, show: (path: string) => void): void {
  const opening = openingOf(link, {
    origin: codeOrigin(),
    isOnline: navigator.onLine,
    hasWorker: Boolean(navigator.serviceWorker?.controller),
    isReached: readReach(),
  })
  if (opening.how === 'load') window.location.assign(opening.url)
  else show(opening.path)
}
