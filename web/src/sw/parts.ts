/**
 * Two parts of the worker run on first use, because the worker starts for every page and mostly only answers
 * with a file. They are fetched while the worker is installed.
 */
import type * as codePart from './code-part'
import type * as syncPart from './sync-part'

/** The build writes these files and the globals that they define (vite.config.ts). */
const CODE = '/sw-code.js'
const SYNC = '/sw-sync.js'

declare const self: ServiceWorkerGlobalScope & {
  lifetagCode?: typeof codePart
  lifetagSync?: typeof syncPart
}

export function loadCodePart(): typeof codePart {
  if (!self.lifetagCode) importScripts(CODE)
  return left(CODE, self.lifetagCode)
}

export function loadSyncPart(): typeof syncPart {
  if (!self.lifetagSync) importScripts(SYNC)
  return left(SYNC, self.lifetagSync)
}

/** Later, a worker may only import scripts that it already has. */
export function takeParts(): void {
  // Throws, and so ends the installation, if a script under this name is not from our server.
  loadCodePart()
  loadSyncPart()
}

function left<Part>(file: string, part: Part | undefined): Part {
  if (!part) throw new Error(`${file} left nothing behind`)
  return part
}
