import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { inject } from 'vitest'
import { DATA_KEYS } from './app'
import type { TestDatabase } from './database'

export const DATA_KEYS_TEXT = DATA_KEYS.map(
  ({ version, key }) => `${version}:${key.export().toString('base64')}`,
).join()

export type Ended = { code: number; stdout: string; stderr: string }

export const lifetagFile = () => join(inject('built'), 'lifetag.js')

/** Runs the built command, which has no TypeScript and no tools. */
export function runLifetag(
  args: readonly string[],
  environment: Record<string, string> = {},
  file = lifetagFile(),
): Promise<Ended> {
  return new Promise(resolve => {
    execFile(
      process.execPath,
      [file, ...args],
      { env: { PATH: process.env.PATH, ...environment } },
      (error, stdout, stderr) => {
        const code = error ? Number(error.code ?? -1) : 0
        resolve({ code, stdout: stdout.trim(), stderr: stderr.trim() })
      },
    )
  })
}

export const lifetagOf =
  ({ environment }: Pick<TestDatabase, 'environment'>) =>
  (args: readonly string[], more: Record<string, string> = {}): Promise<Ended> =>
    runLifetag(args, { ...environment, DATA_KEYS: DATA_KEYS_TEXT, ...more })
