import { type Context, Hono } from 'hono'
import { codeRequestSchema } from 'sync-protocol/rest'
import * as z from 'zod/mini'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { AppError } from '../../http/app-error'
import { readBody } from '../../http/read-body'
import { readRowId } from '../../http/row-id'
import { readQuery } from '../../http/validation'
import { readRow } from '../../records/rest-author'
import { codeAnswer } from './code-answer'
import { refuseUnscannable } from './code-rules'
import { drawPng, drawSvg } from './draw-code'
import { findOrderedCode } from './ordered-code'
import { draftCode, findCodeOfType } from './save-code'

const sizeSchema = z.string().check(
  z.refine(text => /^\d{1,4}$/.test(text) && Number(text) >= 32 && Number(text) <= 1024, {
    error: 'Choose a size from 32 to 1024',
  }),
)
const imageQuerySchema = z.strictObject({
  size: z._default(sizeSchema, '60'),
  transparent: z._default(z.enum(['true', 'false']), 'false'),
})

/** Pictures of codes. None of these routes stores, prolongs or widens anything. */
export function pictureRoutes(services: Services): Hono<AppEnv> {
  const { config, database, records, sessions, now } = services
  const routes = new Hono<AppEnv>()
  const origin = config.publicOrigin

  const readOwn = async (c: Context<AppEnv>) => {
    const { user } = await sessions.require(c)
    const id = readRowId(c)
    const row = await database.snapshot(user.id, tx =>
      readRow(records, tx, user.id, 'qr-codes', id),
    )
    if (!row) throw new AppError('not_found')
    return row.values
  }

  routes.post('/api/qr-codes/preview', async c => {
    const { user } = await sessions.require(c)
    const request = await readBody(c, codeRequestSchema)
    const { color, backgroundColor: background, margin: quietZone } = request.customization
    refuseUnscannable(request.customization)
    const { code } = await database.snapshot(user.id, tx =>
      draftCode(services, tx, user.id, request),
    )
    return c.json({ qrCodeSvg: drawSvg(origin, code, { color, background, quietZone }) })
  })

  routes.post('/api/qr-codes/generate', async c => {
    const { user } = await sessions.require(c)
    const request = await readBody(c, codeRequestSchema)
    refuseUnscannable(request.customization)
    const row = await database.snapshot(user.id, tx =>
      findCodeOfType(services, tx, user.id, request.type),
    )
    if (!row) throw new AppError('not_found')
    const { color } = request.customization
    return c.json(codeAnswer(row, { origin, nowMs: now().getTime(), color }))
  })

  routes.get('/api/qr-codes/preview/:id', async c => {
    const { size, transparent } = readQuery(c, imageQuerySchema)
    const code = await readOwn(c)
    const svg = drawSvg(origin, code, {
      color: code.qrColor,
      background: transparent === 'true' ? null : '#ffffff',
      sizePx: Number(size),
    })
    return c.body(svg, 200, { 'Content-Type': 'image/svg+xml; charset=utf-8' })
  })

  routes.get('/api/qr-codes/:id/download', async c => {
    const ordered = await findOrderedCode(c, services, readRowId(c))
    const code = ordered ?? (await readOwn(c))
    return c.body(new Uint8Array(await drawPng(origin, code)), 200, {
      'Content-Type': 'image/png',
      // What a code shows is nothing that an admin has to know.
      'Content-Disposition': `attachment; filename="${ordered ? 'qr-code' : `medical-qr-${code.type}`}.png"`,
    })
  })

  return routes
}
