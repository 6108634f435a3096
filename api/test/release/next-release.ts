import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { packageRoot } from '../../src/core/package-root'
import type { Migration } from '../../src/db/migrate'

export const inventedMigration = (statements: string, version = 9000): Migration => ({
  version,
  name: `${version}-invented.sql`,
  statements,
  checksum: `checksum of ${statements}`,
})

export async function buildNextRelease({ name, statements }: Migration): Promise<string> {
  // The built code finds its packages there.
  const folder = await mkdtemp(join(packageRoot, 'node_modules/.next-release-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(packageRoot, 'package.json'), join(folder, 'package.json'))
  await cp(join(packageRoot, 'src'), join(folder, 'src'), { recursive: true })
  await cp(inject('built'), join(folder, 'dist'), { recursive: true })
  await writeFile(join(folder, 'src/db/migrations', name), statements)
  return join(folder, 'dist')
}
