import type { Context, Hono } from 'hono'
import { type FileAnswer, fileAnswerSchema } from 'sync-protocol/rest'
import { FILE_MAX_BYTES, FILE_MESSAGES, FILE_TYPES, fileUrl, isPicture } from 'sync-protocol/sync'
import * as z from 'zod/mini'
import { AppError } from '../../core/app-error'
import { freeBytes } from '../../core/free-buffers'
import type { Subject } from '../../db/act-for'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { fileHeaders } from '../../http/file-headers'
import { readBytes } from '../../http/read-bytes'
import { createRoutes } from '../../http/routes'
import { rowId } from '../../http/row-id'
import { readUpload, UPLOAD_DEADLINE_MS } from './read-upload'
import { readFile, sha256Of, storeFile } from './store-file'
import { createUploadTurns } from './upload-turns'

const sha256Name = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const FILE_REFUSALS = [
  ...(['too_large', 'request_timeout', 'unsupported_type', 'quota_exceeded'] as const),
  ...(['picture_too_large', 'picture_unreadable'] as const),
] as const

const fileIn = (part: string, texts: Record<string, string>) => ({
  type: 'multipart/form-data',
  describedAs: {
    type: 'object',
    properties: {
      [part]: { type: 'string', format: 'binary' },
      ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { const: text }])),
    },
    required: [part, ...Object.keys(texts)],
    additionalProperties: false,
  },
})
const CARD = { part: 'file', texts: { type: 'insurance-card' } }
const DOCUMENT = { part: 'document', texts: {} }

export function uploadsRoutes(services: Services): Hono<AppEnv> {
  const turns = createUploadTurns()
  const routes = createRoutes(services, 'Files')

  const store = (subject: Subject, content: Uint8Array) =>
    storeFile(services, subject, content).finally(() => freeBytes(content))

  const put = {
    summary: 'Keep a file, named by the SHA-256 of its bytes; sent twice it is one file',
    who: 'user',
    profile: 'edit',
    params: { id: sha256Name },
    body: { type: 'application/octet-stream', describedAs: {} },
    answers: { 200: fileAnswerSchema, 201: fileAnswerSchema },
    refuses: [...FILE_REFUSALS, 'hash_mismatch'],
    // The hash of the content identifies a repeated request.
    idempotency: 'exempt',
  } as const
  routes.put(
    '/api/files/:id',
    put,
    async ({ c, signedIn: { user }, subject, params: { id: sha256 } }) => {
      const { id, isNew } = await turns.run(user.id, announcedBytes(c), async arrival => {
        const deadlineMs = UPLOAD_DEADLINE_MS
        const content = await readBytes(c, FILE_MAX_BYTES, { deadlineMs, ...arrival })
        if ((await sha256Of(content)) !== sha256) throw new AppError('hash_mismatch')
        return store(subject, content)
      })
      return c.json({ url: fileUrl(id) } satisfies FileAnswer, isNew ? 201 : 200)
    },
  )

  const uploadCard = {
    summary: 'Keep the picture of an insurance card',
    who: 'user',
    profile: 'edit',
    body: fileIn(CARD.part, CARD.texts),
    answers: { 201: fileAnswerSchema },
    refuses: [...FILE_REFUSALS, 'malformed', 'unsupported_media_type'],
    // As for `put`.
    idempotency: 'exempt',
  } as const
  routes.post('/api/upload', uploadCard, async ({ c, signedIn: { user }, subject }) => {
    const { id } = await turns.run(user.id, announcedBytes(c), async arrival => {
      const content = await readUpload(c, CARD, arrival)
      if (!isPicture(content)) {
        const { not_a_picture: message } = FILE_MESSAGES
        throw new AppError('unsupported_type', { message, fields: { file: message } })
      }
      return store(subject, content)
    })
    return c.json({ url: fileUrl(id) } satisfies FileAnswer, 201)
  })

  const uploadDocument = {
    ...uploadCard,
    summary: 'Keep a document',
    body: fileIn(DOCUMENT.part, DOCUMENT.texts),
  } as const
  routes.post(
    '/api/upload-document',
    uploadDocument,
    async ({ c, signedIn: { user }, subject }) => {
      const { id } = await turns.run(user.id, announcedBytes(c), async arrival =>
        store(subject, await readUpload(c, DOCUMENT, arrival)),
      )
      return c.json({ url: fileUrl(id) } satisfies FileAnswer, 201)
    },
  )

  const read = {
    summary: 'A file of a record',
    who: 'user',
    profile: 'read',
    params: { id: rowId },
    // An image tag can send the profile only in the address.
    query: z.object({ profile: z.optional(z.string()) }),
    answers: { 200: Object.fromEntries(Object.keys(FILE_TYPES).map(type => [type, null])) },
  } as const
  routes.get('/api/files/:id', read, async ({ c, subject, params: { id } }) => {
    const file = await readFile(services, subject, id)
    if (!file) throw new AppError('not_found')
    return c.body(new Uint8Array(file.content), 200, fileHeaders(file))
  })

  return routes.app
}

const announcedBytes = (c: Context<AppEnv>) =>
  Number(c.req.header('Content-Length') ?? FILE_MAX_BYTES)
