import { timingSafeEqual } from 'node:crypto'
import type { Keyring } from '../../db/keyring'

/** As long as somebody may take over one screen. */
const LASTS_MS = 15 * 60_000

/** The form of one code's page, as one network got it. */
export type Form = { keyring: Keyring; token: string; network: string; nowMs: number }

/**
 * What the form before a healthcare view carries for browsers that do not say where it comes from:
 * with `no-referrer` an old Safari sends `Origin: null` and no `Sec-Fetch-Site`. No other site can read
 * it from our page, and one that asks for a page itself has it for its own network alone. It may be
 * used twice: somebody in a hurry taps twice.
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
