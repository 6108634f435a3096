import type { Context } from 'hono'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { isSecureOrigin, readSessionCookie } from '../../http/session-cookie'
import { isLookAhead } from './looks-ahead'
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
  if (isLookAhead(c) || c.req.method === 'HEAD') return
  alerts.opened({
    userId,
    codeId,
    session: readSessionCookie(c, isSecureOrigin(config)),
    // Of a healthcare view they hear by an e-mail that says so.
    isAccountsMailed: code.accessLevel === 'healthcare',
  })
}
