import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { VERSIONS } from '../../src/db/upgrades'

const root = join(import.meta.dirname, '../../..')

export const DATABASE_VERSION = Math.max(...VERSIONS.map(({ version }) => version))
export const NEXT_DATABASE_VERSION = DATABASE_VERSION + 1

/** The next version of the device's database has a new index and writes a field into each queued change. */
const nextVersion = `
  {
    version: ${NEXT_DATABASE_VERSION},
    stores: { outbox: '++seq, [collection+rowId], at' },
    upgrade: transaction =>
      transaction.table('outbox').toCollection().modify(entry => { entry.at = entry.change.at }),
  },
]

export interface DatabaseVersion`

/**
 * Builds the next release from this checkout: the same server, and another build of the app with one more
 * database version. Returns its folder for `server.use`. The caller deletes the folder.
 */
export async function buildNextRelease(): Promise<string> {
  const next = mkdtempSync(join(tmpdir(), 'lifetag-next-'))
  for (const name of ['node_modules', 'sync-protocol', 'public', 'package.json']) {
    symlinkSync(join(root, name), join(next, name))
  }
  for (const name of ['web', 'api']) mkdirSync(join(next, name))
  for (const name of ['node_modules', 'package.json']) {
    for (const part of ['web', 'api']) symlinkSync(join(root, part, name), join(next, part, name))
  }
  symlinkSync(join(root, 'api/src'), join(next, 'api/src'))
  for (const name of [
    'api/dist',
    'web/src',
    'web/dev/build',
    'web/index.html',
    'vite.config.ts',
    'tsconfig.base.json',
  ]) {
    cpSync(join(root, name), join(next, name), { recursive: true })
  }
  const upgrades = join(next, 'web/src/db/upgrades.ts')
  const today = readFileSync(upgrades, 'utf8')
  const tomorrow = today.replace(/\n\]\n\nexport interface DatabaseVersion/, nextVersion)
  if (tomorrow === today) throw new Error('upgrades.ts does not end its versions as expected')
  writeFileSync(upgrades, tomorrow)
  await promisify(execFile)('npx', ['vite', 'build', '--logLevel', 'error'], {
    cwd: next,
    env: { ...process.env, BUDGETS: 'off' },
  })
  return next
}
