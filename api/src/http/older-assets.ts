/**
 * A tab that was opened before an upgrade requests scripts that the new build does not have. Script names
 * change with their content, so the server keeps each build's assets until no build has had them for a month.
 */
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

const PART = '.part'
const KEPT_MS = 30 * 24 * 60 * 60_000

export async function keepAssets(built: string, kept: string, now: Date): Promise<void> {
  for (const file of await filesIn(join(built, 'assets'))) {
    await keep(file, join(kept, relative(built, file)), now)
  }
  for (const file of await filesIn(kept)) {
    // Another server that starts on the folder may have renamed or deleted the file.
    const found = await stat(file).catch(() => undefined)
    if (found && now.getTime() - found.mtimeMs > KEPT_MS) await rm(file, { force: true })
  }
}

export async function assetsIn(kept: string): Promise<Map<string, string>> {
  const files = (await filesIn(kept)).filter(file => !file.endsWith(PART))
  return new Map(files.map(file => [`/${relative(kept, file).replaceAll('\\', '/')}`, file]))
}

/**
 * Copies atomically, because another server may use the folder. Servers in containers may have equal process ids. The
 * file's time is that of its last build.
 */
async function keep(file: string, as: string, now: Date): Promise<void> {
  const isThere = await utimes(as, now, now).then(
    () => true,
    () => false,
  )
  if (isThere) return
  const part = `${as}.${randomUUID()}${PART}`
  await mkdir(dirname(as), { recursive: true })
  await copyFile(file, part)
  await utimes(part, now, now)
  await rename(part, as)
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
}
