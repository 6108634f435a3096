import type { Context } from 'hono'
import type { AppEnv } from './app-env'

/** `unsaid` means that the browser sent neither `Sec-Fetch-Site` nor a usable `Origin`. */
export function sentFrom(c: Context<AppEnv>, publicOrigin: string): 'own' | 'foreign' | 'unsaid' {
  const site = c.req.header('Sec-Fetch-Site')
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'foreign'
  const origin = c.req.header('Origin')
  if (origin === undefined || origin === 'null') return 'unsaid'
  return origin === publicOrigin ? 'own' : 'foreign'
}
