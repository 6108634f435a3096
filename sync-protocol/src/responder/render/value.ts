/** Each value is isolated in its own direction, and all are shown if devices disagree. */
import { type Fact, hasRightToLeft, type Labels, type Side, splitAtNumbers } from '../../card'
import { phoneNumbersIn } from '../../medical/phone-number'
import { type Html, html } from './html'

/**
 * `bdi` keeps Arabic text together in a Latin page. Digits and signs get an override, because groups of
 * Arabic-Indic digits swap even in a left-to-right line.
 */
const valueHtml = ({ words, called, lang, dir }: Side): Html => {
  if (dir === 'ltr' && !hasRightToLeft(words)) return digitsHtml(words)
  const inOrder = splitAtNumbers(words).map((part, at) => (at % 2 === 1 ? digitsHtml(part) : part))
  const written =
    lang === undefined ? html`<bdi>${inOrder}</bdi>` : html`<bdi lang="${lang}">${inOrder}</bdi>`
  return called === undefined
    ? written
    : html`<bdi>${called}</bdi> <span class="written">(${written})</span>`
}

export const digitsHtml = (value: string): Html => html`<bdo dir="ltr">${value}</bdo>`

export interface Page {
  labels: Labels
  isLive: boolean
}

export function valuesHtml({ draw, sides: all }: Fact, { labels, isLive }: Page): Html {
  if (draw === 'phone' || draw === 'textWithPhone') return callLinks(all, labels)
  if (draw === 'file') return html`${isLive && all.map(fileLink)}`
  return html`${all.map((side, i) => [i > 0 && html` <i class="or">${labels.or}</i> `, valueHtml(side)])}`
}

/** Links and pictures may only use a path of our own server. */
export const isOwnPath = (url: string): boolean => /^\/(?![/\\])[\w./?=&%~-]*$/.test(url)

const fileLink = ({ words, entry }: Side): Html | false =>
  isOwnPath(entry) && html`<a href="${entry}">${words}</a>`

/** `who` is in the first link only. */
export const callLinks = (sides: readonly Side[], labels: Labels, who?: Html): Html =>
  html`${sides.map((side, at) => callLink(side, labels, at === 0 ? who : undefined))}`

function callLink(side: Side, labels: Labels, who: Html | undefined): Html {
  const numbers = phoneNumbersIn(side.entry)
  if (numbers.length === 0) return html`<bdi>${side.words}</bdi>`
  return html`${numbers.map(({ words: number, dialled }, at) => {
    const shown = numbers.length === 1 ? side : { ...side, words: number }
    const words = at === 0 && who ? callWords(labels, who) : labels.call
    return html`<a class="call" href="tel:${dialled}"><span>${words}</span> ${valueHtml(shown)}</a>`
  })}`
}

/** Each language has its own order: "Call Ana", but "Ana anrufen". */
function callWords(labels: Labels, who: Html): Html {
  const [before = '', after = ''] = labels.callName.split('{name}')
  return html`${before}<b>${who}</b>${after}`
}
