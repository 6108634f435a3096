import type { Context } from 'hono'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { isSecureOrigin, readSessionCookie } from '../../http/session-cookie'
import { isLookAhead } from './looks-ahead'
import type { OpenCode } from './open-code'

/** No person has seen the card in a look-ahead or HEAD. */
export function queueOpenedAlert(
  { alerts, config }: Services,
  c: Context<AppEnv>,
  { userId, codeId, code }: OpenCode,
  isSoftware = false,
): void {
  if (isLookAhead(c) || c.req.method === 'HEAD') return
  alerts.opened({
    userId,
    codeId,
    session: isSoftware ? undefined : readSessionCookie(c, isSecureOrigin(config)),
    // A healthcare view has an e-mail of its own.
    isAccountsMailed: code.accessLevel === 'healthcare',
  })
}
