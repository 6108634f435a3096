import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { emptyState, type State } from './world'

const SAVE_AFTER_MS = 100

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
    // The file is missing, or a power failure cut it off. Test payments may be lost.
    return emptyState()
  }
}
