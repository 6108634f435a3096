/** A fact's sides as HTML: each isolated in its own direction, all of them where devices disagree. */
import type { Fact, Labels, Side } from '../../card'
import { type Html, html } from './html'

/**
 * One value. `bdi` keeps Arabic in a Latin page in one piece; digits and signs take an override,
 * because groups of Arabic-Indic digits swap places even in a left-to-right line.
 */
export const own = ({ words, dir }: Side): Html =>
  dir === 'ltr' ? digits(words) : html`<bdi>${words}</bdi>`

export const digits = (value: string): Html => html`<bdo dir="ltr">${value}</bdo>`

/** All sides, with "or" between them; numbers to call and files to open as links. */
export function sides({ draw, sides: all }: Fact, labels: Labels, isLive: boolean): Html {
  if (draw === 'phone') return html`${all.map(side => callLink(side, labels))}`
  if (draw === 'file') return html`${isLive && all.map(fileLink)}`
  return html`${all.map((side, i) => [i > 0 && html` <i class="or">${labels.or}</i> `, own(side)])}`
}

/** Only a path of our own server is ever put into a link or a picture. */
export const isOwnPath = (url: string): boolean => /^\/(?![/\\])[\w./?=&%~-]*$/.test(url)

const fileLink = ({ words, entry }: Side): Html | false =>
  isOwnPath(entry) && html`<a href="${entry}">${words}</a>`

/** A number to tap. Whoever reads it on paper sees it whole. */
function callLink(side: Side, labels: Labels): Html {
  const dialled = dialable(side.entry)
  if (dialled === '') return html`<bdi>${side.words}</bdi>`
  return html`<a class="call" href="tel:${dialled}"><span>${labels.call}</span> ${own(side)}</a>`
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
