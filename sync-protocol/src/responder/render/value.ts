/** Values in the person's own words: isolated in their own direction, disputed ones with all sides. */
import type { Labels } from '../labels'
import { type Html, html, NOTHING } from './html'

/** One value. `bdi` keeps Arabic in a Latin page, and a phone number in an Arabic one, in one piece. */
export const own = (value: string): Html => html`<bdi>${value}</bdi>`

/**
 * A value of digits and signs, which never reads right to left. It takes an override: groups of
 * Arabic-Indic digits would otherwise swap places even in a left-to-right line.
 */
export const digits = (value: string): Html => html`<bdo dir="ltr">${value}</bdo>`

/** A value, and beside it what other devices say. */
export function sides(
  value: string | undefined,
  others: string[] | undefined,
  labels: Labels,
  draw: (value: string) => Html = own,
): Html {
  const all = [value, ...(others ?? [])].filter(side => side !== undefined && side !== '')
  return html`${all.map((side, i) => [
    i > 0 && html` <i class="or">${labels.or}</i> `,
    side && draw(side),
  ])}`
}

/** Whether an item carries values that nobody has chosen between. */
export const isDisputed = (item: { others?: object }): boolean => item.others !== undefined

export const disputeNote = (item: { others?: object }, labels: Labels): Html =>
  isDisputed(item) ? html`<small class="alert">${labels.devicesDisagree}</small>` : NOTHING

/** A number to tap. Whoever reads it on paper sees it whole. */
export function callLink(phoneNumber: string, labels: Labels): Html {
  const dialled = dialable(phoneNumber)
  if (dialled === '') return own(phoneNumber)
  return html`<a class="call" href="tel:${dialled}"><span>${labels.call}</span> ${digits(phoneNumber)}</a>`
}

/** What a phone can dial of a number as people write it: an extension and a bracketed zero are not. */
export function dialable(phoneNumber: string): string {
  const main = phoneNumber.replace(/\+(\d+)\s*\(0\)/, '+$1').split(/[a-z;,]/i)[0] ?? ''
  const latin = main.replace(/\p{Nd}/gu, latinDigit)
  return latin
    .replace(/[^\d*#+]/g, '')
    .replace(/(?!^)\+/g, '')
    .replaceAll('#', '%23')
}

/** Zeros of the scripts people type phone numbers in: Arabic, Persian, Devanagari, full width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0xff10]

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find(start => code >= start && code < start + 10)
  return zero === undefined ? '' : String(code - zero)
}
