import { timingSafeEqual } from 'node:crypto'
import type { Keyring } from '../../db/keyring'

/** Some people take long over one screen. */
const LASTS_MS = 15 * 60_000

export type Form = { keyring: Keyring; token: string; network: string; nowMs: number }

/**
 * Proves the origin for browsers that do not send it: with `no-referrer` an old Safari sends `Origin:
 * null` and no `Sec-Fetch-Site`. Another site cannot read the pass on our page. If its server
 * requests a page, that pass is for the server's own network. A pass may be used twice, because people in a hurry tap twice.
 */
export function makeFormPass(form: Form): string {
  const expiry = (form.nowMs + LASTS_MS).toString(36)
  return `${expiry}.${mac(form, expiry)}`
}

export function isFormPass(form: Form, shown: string): boolean {
  const [expiry = '', given = ''] = shown.split('.')
  const [expected, actual] = [Buffer.from(mac(form, expiry)), Buffer.from(given)]
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return false
  return Number.parseInt(expiry, 36) > form.nowMs
}

const mac = ({ keyring, token, network }: Form, expiry: string) =>
  keyring.lookupHash('code_form', JSON.stringify([token, network, expiry])).toString('base64url')
