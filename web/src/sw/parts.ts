/**
 * The worker wakes for every page, and mostly to answer with a file: what draws the code and what
 * sends lies in scripts of their own, which run when first needed. They come with the worker, once,
 * while it is installed; a later one's belong to the later one.
 */
import type * as codePart from './code-part'
import type * as syncPart from './sync-part'

/** Also what the build makes of them (vite.config.ts): the file, and the global it leaves behind. */
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

/** While it is installed, a worker may take scripts in; afterwards only those that it has. */
export function takeParts(): void {
  // Ends the installation if something other than our server sent a script under this name.
  loadCodePart()
  loadSyncPart()
}

function left<Part>(file: string, part: Part | undefined): Part {
  if (!part) throw new Error(`${file} left nothing behind`)
  return part
}
