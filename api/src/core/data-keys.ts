import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error'

export type DataKey = { version: string; key: KeyObject }
/** The first key wraps, and the others only unwrap. */
export type DataKeys = [DataKey, ...DataKey[]]

/** The format is `v2:base64,v1:base64`, each key 32 bytes. */
export function parseDataKeys(text: string): DataKeys {
  const keys = text.split(',').map(entry => {
    const [, version, base64] =
      /^\s*([A-Za-z0-9._-]{1,32}):([A-Za-z0-9+/_-]+=*)\s*$/.exec(entry) ?? []
    const key = Buffer.from(base64 ?? '', 'base64')
    if (!version || key.length !== 32) {
      throw new StartError(
        'DATA_KEYS must read version:key, newest first, separated by commas, each key 32 bytes in base64',
      )
    }
    return { version, key: createSecretKey(key) }
  })
  const [first, ...older] = keys
  if (!first || new Set(keys.map(({ version }) => version)).size !== keys.length) {
    throw new StartError('DATA_KEYS must name each version once')
  }
  return [first, ...older]
}

export const formatDataKeys = (keys: DataKeys): string =>
  keys.map(({ version, key }) => `${version}:${key.export().toString('base64')}`).join()

export const dataKeysPath = (dataDir: string): string => join(dataDir, 'data-keys')

/** Only for use outside production. */
export async function openDataKeysFile(dataDir: string): Promise<DataKeys> {
  const path = dataKeysPath(dataDir)
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    // New keys under this name would replace keys that may only be out of reach.
    throw new StartError(`The data keys in ${path} cannot be read: ${error.message}`)
  })
  if (kept !== undefined) return parseDataKeys(kept)

  await writeDataKeysFile(dataDir, `v1:${randomBytes(32).toString('base64')}`)
  return parseDataKeys(await readFile(path, 'utf8'))
}

/**
 * The file gets its name only when it is complete, because a half-written key would make all sealed data
 * unreadable.
 */
export async function writeDataKeysFile(dataDir: string, text: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = dataKeysPath(dataDir)
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(unfinished, `${text}\n`, { mode: 0o600, flag: 'wx', flush: true })
  await rename(unfinished, path)
}
