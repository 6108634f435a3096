import type { Context, Hono } from 'hono'
import type { QrCode } from 'sync-protocol/qr'
import { codeAnswerSchema, codeRequestSchema } from 'sync-protocol/rest'
import * as z from 'zod/mini'
import { AppError } from '../../core/app-error'
import type { Subject } from '../../db/act-for'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { createRoutes } from '../../http/routes'
import { rowId } from '../../http/row-id'
import { readPrintableCode } from '../../orders/order-artwork'
import { readRow } from '../../records/rest-author'
import { refuseUnscannable } from './code-rules'
import { codeAnswer, drawPng, drawSvg } from './draw-code'
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

/** None of these routes stores, prolongs or widens anything. */
export function pictureRoutes(services: Services): Hono<AppEnv> {
  const { config, database, records, now } = services
  const routes = createRoutes(services, 'Codes')
  const origin = config.publicOrigin

  const readCode = async (subject: Subject, id: string) => {
    const row = await database.snapshotFor(subject, tx =>
      readRow(records, tx, subject.id, 'qr-codes', id),
    )
    if (!row) throw new AppError('not_found')
    return row.values
  }

  const drawDraft = {
    summary: 'A code as it would be; nothing is kept',
    who: 'user',
    profile: 'codes',
    body: codeRequestSchema,
    answers: { 200: z.object({ qrCodeSvg: z.string() }) },
    // The request changes nothing and needs a snapshot.
    idempotency: 'exempt',
  } as const
  routes.post('/api/qr-codes/preview', drawDraft, async ({ c, subject, body: request }) => {
    const { customization } = request
    const { color, backgroundColor: background, margin: quietZone, width: sizePx } = customization
    refuseUnscannable(customization)
    const { code } = await database.snapshotFor(subject, tx =>
      draftCode(services, tx, subject.id, request),
    )
    return c.json({ qrCodeSvg: drawSvg(origin, code, { color, background, quietZone, sizePx }) })
  })

  const redraw = {
    summary: 'The code of a type, drawn in another colour',
    who: 'user',
    profile: 'read',
    body: codeRequestSchema,
    answers: { 200: codeAnswerSchema },
    refuses: ['not_found'],
    // The reason is that of `preview`.
    idempotency: 'exempt',
  } as const
  routes.post('/api/qr-codes/generate', redraw, async ({ c, subject, body: request }) => {
    refuseUnscannable(request.customization)
    const row = await database.snapshotFor(subject, tx =>
      findCodeOfType(services, tx, subject.id, request.type),
    )
    if (!row) throw new AppError('not_found')
    const { color, width: sizePx } = request.customization
    return c.json(codeAnswer(row, { origin, nowMs: now().getTime(), color, sizePx }))
  })

  const picture = {
    summary: 'A picture of a code',
    who: 'user',
    profile: 'read',
    params: { id: rowId },
    query: imageQuerySchema,
    answers: { 200: { 'image/svg+xml': null } },
  } as const
  routes.get('/api/qr-codes/preview/:id', picture, async ({ c, subject, params, query }) => {
    const { size, transparent } = query
    const code = await readCode(subject, params.id)
    const svg = drawSvg(origin, code, {
      color: code.qrColor,
      background: transparent === 'true' ? null : '#ffffff',
      sizePx: Number(size),
    })
    return c.body(svg, 200, { 'Content-Type': 'image/svg+xml; charset=utf-8' })
  })

  const download = {
    summary: 'A code to print: one’s own, or an order’s for an admin',
    who: 'user',
    profile: 'codes',
    params: { id: rowId },
    answers: { 200: { 'image/png': null } },
    refuses: ['qr_unusable'],
  } as const
  routes.get('/api/qr-codes/:id/download', download, async ({ c, subject, params }) => {
    const ordered = await findOrderedCode(c, services, params.id)
    const code = ordered ?? (await readCode(subject, params.id))
    return c.body(new Uint8Array(await drawPng(origin, code)), 200, {
      'Content-Type': 'image/png',
      // The admin does not need to know what a code shows.
      'Content-Disposition': `attachment; filename="${ordered ? 'qr-code' : `medical-qr-${code.type}`}.png"`,
    })
  })

  return routes.app
}

/**
 * Returns the code of a paid order in black, as it is pressed into a product, or null unless an admin asks.
 * Throws `qr_unusable` if the code no longer opens.
 */
async function findOrderedCode(
  c: Context<AppEnv>,
  services: Services,
  codeId: string,
): Promise<QrCode | null> {
  const { adminReads, database, sessions } = services
  const admin = await sessions.findAdmin(c)
  if (!admin) return null
  const [order] = await adminReads.read(
    admin,
    tx => tx<{ user_id: string | null }[]>`
      select user_id from orders
      where code_id = ${codeId} and status not in ('pending', 'cancelled')
      order by user_id nulls last limit 1`,
  )
  if (!order) return null
  const owner = order.user_id
  if (owner === null) throw new AppError('qr_unusable')
  const code = await database.snapshot(owner, tx => readPrintableCode(services, tx, owner, codeId))
  if (!code) throw new AppError('qr_unusable')
  return { ...code, qrColor: '#000000' }
}
