import { readText, writeText } from '../../stores/browser-storage'

export interface StorageStatus {
  /** `unknown` if the browser does not say. */
  isPersisted: boolean | 'unknown'
  /** Bytes, as the browser rounds them. */
  used: number | undefined
}

const ASKED = 'storage-asked'

export async function readStorageStatus(storage = storageOf()): Promise<StorageStatus> {
  const isPersisted = (await storage?.persisted?.().catch(() => undefined)) ?? 'unknown'
  const { usage } = (await storage?.estimate?.().catch(() => undefined)) ?? {}
  return { isPersisted, used: usage }
}

/** Some browsers ask the person, others decide by how much the app is used. */
export async function askToKeep(storage = storageOf()): Promise<void> {
  await storage?.persist?.().catch(() => false)
}

/** Without a press it asks once, so a user who refused is asked again only after a press. */
export async function askToKeepOnce(): Promise<void> {
  // If nothing can be stored, it would ask each time.
  if (readText('local', ASKED) !== null || !writeText('local', ASKED, 'yes')) return
  if ((await readStorageStatus()).isPersisted !== true) await askToKeep()
}

/** Exists only on a secure origin, and not in every private window. */
const storageOf = (): Partial<StorageManager> | undefined => navigator.storage
