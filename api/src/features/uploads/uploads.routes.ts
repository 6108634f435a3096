import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { FileAnswer } from 'sync-protocol/rest'
import { FILE_MAX_BYTES, FILE_TYPES, type FileType, fileUrl } from 'sync-protocol/sync'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { AppError } from '../../http/app-error'
import { readBytes } from '../../http/read-bytes'
import { readRowId } from '../../http/row-id'
import { readFile, storeFile } from './store-file'

const UPLOAD_DEADLINE_MS = 120_000
const SHA256 = /^[0-9a-f]{64}$/

/** A person's photos and documents, for themselves alone. */
export function uploadsRoutes(services: Services): Hono<AppEnv> {
  const { sessions } = services
  const routes = new Hono<AppEnv>()

  routes.put('/api/files/:sha256', async c => {
    const { user } = await sessions.require(c)
    const sha256 = c.req.param('sha256')
    if (!SHA256.test(sha256)) throw new AppError('not_found')
    const content = await readBytes(c.req.raw, FILE_MAX_BYTES, UPLOAD_DEADLINE_MS)
    const { id, isNew } = await storeFile(services, user.id, { sha256, content })
    return c.json({ url: fileUrl(id) } satisfies FileAnswer, isNew ? 201 : 200)
  })

  routes.get('/api/files/:id', async c => {
    const { user } = await sessions.require(c)
    const file = await readFile(services, user.id, readRowId(c))
    if (!file) throw new AppError('not_found')
    return c.body(new Uint8Array(file.content), 200, headersOf(file))
  })

  return routes
}

/** The digest (RFC 9530) is what a device knows our whole answer by. */
function headersOf({ type, content }: { type: FileType; content: Buffer }) {
  const { extension, isInline } = FILE_TYPES[type]
  const digest = createHash('sha256').update(content).digest('base64')
  return {
    'Content-Type': type,
    'Content-Disposition': `${isInline ? 'inline' : 'attachment'}; filename="document.${extension}"`,
    'Content-Digest': `sha-256=:${digest}:`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}
