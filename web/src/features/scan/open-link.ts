import { codeLink } from 'sync-protocol/qr'
import { codeOrigin } from '../../addresses/code-origin'
import { readReach } from '../../http/reach'
import type { CodeLink } from './recognise'

/**
 * `load`: the browser loads the live page, or the service worker answers with the offline copy if the server
 * is slow or unreachable.
 */
type Opening = { how: 'load'; url: string } | { how: 'show'; path: string }

interface World {
  origin: string
  isOnline: boolean
  hasWorker: boolean
  isReached: boolean
}

/** Leaving the app is safe only if something is certain to answer. */
export function openingOf({ token, capsule }: CodeLink, world: World): Opening {
  const canLeave = world.isOnline && (world.hasWorker || world.isReached)
  return canLeave
    ? { how: 'load', url: codeLink(world.origin, token, capsule) }
    : { how: 'show', path: codeLink('', token, capsule) }
}

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
