import { copyFile, readFile } from 'node:fs/promises'
import { type DataKeys, dataKeysPath, parseDataKeys, writeDataKeysFile } from '../core/data-keys'
import type { Env } from '../core/env'
import { StartError } from '../core/start-error'
import { openText } from './age'
import type { Head } from './content'

/**
 * DATA_KEYS of a backup: those of the environment, else those in the backup, else those in `dataDir`. `keep` makes
 * the ones in the backup those of `dataDir`.
 */
export function openBackupKeys(
  { dataKeys, dataDir }: Pick<Env, 'dataKeys' | 'dataDir'>,
  identities: readonly string[],
) {
  const path = dataKeysPath(dataDir)
  const readKept = () => readFile(path, 'utf8').catch(() => undefined)
  let found: string | undefined
  return {
    async open({ sealedDataKeys }: Head): Promise<DataKeys> {
      if (dataKeys) return dataKeys
      found = sealedDataKeys === null ? undefined : await openText(sealedDataKeys, identities)
      const text = found ?? (await readKept())
      if (text) return parseDataKeys(text)
      throw new StartError(
        sealedDataKeys === null
          ? `DATA_KEYS are not in the backup. Put them into the environment, or into ${path}.`
          : 'DATA_KEYS are in the backup and sealed to another key. Name its file with --keys-identity.',
      )
    },
    async keep(): Promise<void> {
      const kept = await readKept()
      if (found === undefined || kept?.trim() === found) return
      if (kept) await copyFile(path, `${path}.before-restore-${Date.now()}`)
      await writeDataKeysFile(dataDir, found)
    },
  }
}
