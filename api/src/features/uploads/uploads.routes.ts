import { Hono } from 'hono'
import type { FileAnswer } from 'sync-protocol/rest'
import { FILE_MAX_BYTES, FILE_MESSAGES, fileUrl, isPicture } from 'sync-protocol/sync'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { AppError } from '../../http/app-error'
import { fileHeaders } from '../../http/file-headers'
import { readBytes } from '../../http/read-bytes'
import { readRowId } from '../../http/row-id'
import { readUpload, UPLOAD_DEADLINE_MS } from './read-upload'
import { readFile, sha256Of, storeFile } from './store-file'
import { createUploadTurns } from './upload-turns'

const SHA256 = /^[0-9a-f]{64}$/

/** A person's photos and documents, for themselves alone. */
export function uploadsRoutes(services: Services): Hono<AppEnv> {
  const { sessions } = services
  const turns = createUploadTurns()
  const routes = new Hono<AppEnv>()

  routes.put('/api/files/:sha256', async c => {
    const { user } = await sessions.require(c)
    const sha256 = c.req.param('sha256')
    if (!SHA256.test(sha256)) throw new AppError('not_found')
    const { id, isNew } = await turns.run(user.id, async take => {
      const content = await readBytes(c, FILE_MAX_BYTES, { deadlineMs: UPLOAD_DEADLINE_MS, take })
      if ((await sha256Of(content)) !== sha256) throw new AppError('hash_mismatch')
      return storeFile(services, user.id, content)
    })
    return c.json({ url: fileUrl(id) } satisfies FileAnswer, isNew ? 201 : 200)
  })

  routes.post('/api/upload', async c => {
    const { user } = await sessions.require(c)
    const expected = { part: 'file', texts: { type: 'insurance-card' } }
    const { id } = await turns.run(user.id, async take => {
      const content = await readUpload(c, expected, take)
      if (!isPicture(content)) {
        const { not_a_picture: message } = FILE_MESSAGES
        throw new AppError('unsupported_type', { message, fields: { file: message } })
      }
      return storeFile(services, user.id, content)
    })
    return c.json({ url: fileUrl(id) } satisfies FileAnswer, 201)
  })

  routes.post('/api/upload-document', async c => {
    const { user } = await sessions.require(c)
    const { id } = await turns.run(user.id, async take =>
      storeFile(services, user.id, await readUpload(c, { part: 'document', texts: {} }, take)),
    )
    return c.json({ url: fileUrl(id) } satisfies FileAnswer, 201)
  })

  routes.get('/api/files/:id', async c => {
    const { user } = await sessions.require(c)
    const file = await readFile(services, user.id, readRowId(c))
    if (!file) throw new AppError('not_found')
    return c.body(new Uint8Array(file.content), 200, fileHeaders(file))
  })

  return routes
}
