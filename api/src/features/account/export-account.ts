import type { Subject } from '../../db/act-for'
import type { Services } from '../../deps'
import type { ReadFile } from '../../http/file-headers'
import { exportParts } from './account-parts'
import { recordParts } from './record-parts'

type FileRow = { id: string; type: string; size: number; unused_since: Date | null }

/**
 * For a guardian the document contains only the record. Files are in base64, because links would stop working
 * with the account. If a file cannot be decrypted, the document breaks off.
 */
export async function streamExport(
  services: Services,
  readFile: ReadFile,
  subject: Subject,
): Promise<ReadableStream<Uint8Array>> {
  const { database, now } = services
  const { id: userId, by } = subject
  const { parts, files } = await database.snapshotFor(subject, async tx => {
    const parts: Record<string, unknown> = by ? { profileId: userId } : {}
    const wanted = by ? recordParts(services) : exportParts(services)
    for (const { name, read } of wanted) parts[name] = await read(tx, userId)
    const files = await tx<FileRow[]>`
      select id, type, size, unused_since from files where user_id = ${userId} order by id`
    return { parts, files: [...files] }
  })
  const head = { format: 'lifetag-export', version: 1, exportedAt: now().toISOString(), ...parts }
  return toStream(write(head, files, id => readFile(subject, id)))
}

async function* write(
  head: object,
  files: readonly FileRow[],
  read: (id: string) => ReturnType<ReadFile>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "files": [`
  let separator = '\n    '
  for (const { id, type, size, unused_since } of files) {
    const file = await read(id)
    if (!file) continue
    const base64 = file.content.toString('base64')
    yield separator + JSON.stringify({ id, type, size, unusedSince: unused_since, base64 })
    separator = ',\n    '
  }
  yield '\n  ]\n}\n'
}

function toStream(chunks: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}
