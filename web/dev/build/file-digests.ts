import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Listed {
  url: string
  integrity?: string
}

/** The worker keeps only content with these digests (src/sw/own-answer.ts). */
export const withDigests =
  (folder: string) =>
  async <Entry extends Listed>(files: Entry[]) => ({
    manifest: await Promise.all(files.map(file => withDigest(folder, file))),
  })

async function withDigest<Entry extends Listed>(folder: string, file: Entry): Promise<Entry> {
  const content = await readFile(join(folder, file.url))
  return { ...file, integrity: createHash('sha256').update(content).digest('base64') }
}
