import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { emptyState, type State } from './world'

const SAVE_AFTER_MS = 100

/** Keeps the emulator's state in a JSON file, written whole and then given its name. */
export function openStateFile(path: string) {
  const state = read(path)
  let timer: NodeJS.Timeout | undefined
  const saveNow = () => {
    clearTimeout(timer)
    timer = undefined
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.new`, JSON.stringify(state), { mode: 0o600 })
    renameSync(`${path}.new`, path)
  }
  const saveSoon = () => {
    timer ??= setTimeout(saveNow, SAVE_AFTER_MS)
  }
  return { state, saveNow, saveSoon }
}

function read(path: string): State {
  try {
    return { ...emptyState(), ...JSON.parse(readFileSync(path, 'utf8')) }
  } catch {
    // None yet, or cut short by a power failure: pretended money is no loss.
    return emptyState()
  }
}
