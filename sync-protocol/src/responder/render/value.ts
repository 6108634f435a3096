/** A fact's sides as HTML: each isolated in its own direction, all of them where devices disagree. */
import type { Fact, Labels, Side } from '../../card'
import { phoneNumbersIn } from '../../medical/phone-number'
import { type Html, html } from './html'

/**
 * One value; what the reader calls it stands before what was written. `bdi` keeps Arabic in a Latin page in one piece; digits and signs take an override,
 * because groups of Arabic-Indic digits swap places even in a left-to-right line.
 */
export const own = ({ words, called, lang, dir }: Side): Html => {
  if (dir === 'ltr') return digits(words)
  const written =
    lang === undefined ? html`<bdi>${words}</bdi>` : html`<bdi lang="${lang}">${words}</bdi>`
  return called === undefined
    ? written
    : html`<bdi>${called}</bdi> <span class="written">(${written})</span>`
}

export const digits = (value: string): Html => html`<bdo dir="ltr">${value}</bdo>`

/** Whose words a page speaks, and whether the server is there to send files. */
export interface Page {
  labels: Labels
  isLive: boolean
}

/** All sides, with "or" between them; numbers to call and files to open as links. */
export function sides({ draw, sides: all }: Fact, { labels, isLive }: Page): Html {
  if (draw === 'phone') return html`${all.map(side => callLink(side, labels))}`
  if (draw === 'file') return html`${isLive && all.map(fileLink)}`
  return html`${all.map((side, i) => [i > 0 && html` <i class="or">${labels.or}</i> `, own(side)])}`
}

/** Only a path of our own server is ever put into a link or a picture. */
export const isOwnPath = (url: string): boolean => /^\/(?![/\\])[\w./?=&%~-]*$/.test(url)

const fileLink = ({ words, entry }: Side): Html | false =>
  isOwnPath(entry) && html`<a href="${entry}">${words}</a>`

/** One link for each number. On paper the text is complete. */
function callLink(side: Side, labels: Labels): Html {
  const numbers = phoneNumbersIn(side.entry)
  if (numbers.length === 0) return html`<bdi>${side.words}</bdi>`
  return html`${numbers.map(({ words, dialled }) => {
    const shown = numbers.length === 1 ? side : { ...side, words }
    return html`<a class="call" href="tel:${dialled}"><span>${labels.call}</span> ${own(shown)}</a>`
  })}`
}
