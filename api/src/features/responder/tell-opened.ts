import type { Context } from 'hono'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { isSecureOrigin, readSessionCookie } from '../../http/session-cookie'
import type { OpenCode } from './open-code'

/**
 * A card was shown: those who are told of it may be, soon after. Not where a program only looks ahead, or
 * asks without reading (HEAD): nobody has seen the card.
 */
export function tellOfOpening(
  { alerts, config }: Services,
  c: Context<AppEnv>,
  { userId, codeId, code }: OpenCode,
): void {
  const isAhead = /prefetch|prerender/i.test(
    `${c.req.header('Sec-Purpose') ?? ''} ${c.req.header('Purpose') ?? ''}`,
  )
  if (isAhead || c.req.method === 'HEAD') return
  alerts.opened({
    userId,
    codeId,
    session: readSessionCookie(c, isSecureOrigin(config)),
    // Of a healthcare view they hear by an e-mail that says so.
    isAccountsMailed: code.accessLevel === 'healthcare',
  })
}
