import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageRoot } from '../../src/core/package-root'

const STATEMENT = /\b(?:tx|sql)(?:<[^`;]*?>)?`((?:[^`$]|\$(?!\{))*)/g

/**
 * Operators' commands and the start of the server run these statements, each once over the whole database.
 */
const NOT_OF_REQUESTS =
  /^db\/(app-role|check-reach|migrate|owner-token|rewrap-keys|start-new-epoch|database)\.ts$|^core\/database-roles\.ts$|^features\/auth\/end-sessions\.ts$|^features\/uploads\/move-files\.ts$|^(backup|lifetag)\//

/** Returns `file: beginning` of statements that were never sent. */
export async function unseenStatements(sent: readonly string[]): Promise<string[]> {
  const folder = join(packageRoot, 'src')
  const files = (await readdir(folder, { recursive: true })).filter(
    name => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const unseen: string[] = []
  for (const name of files.sort()) {
    if (NOT_OF_REQUESTS.test(name)) continue
    const source = await readFile(join(folder, name), 'utf8')
    for (const [, beginning = ''] of source.matchAll(STATEMENT)) {
      if (beginning.trim() !== '' && !sent.some(text => text.includes(beginning))) {
        unseen.push(`${name}: ${beginning.trim().replace(/\s+/g, ' ')}`)
      }
    }
  }
  return unseen
}
