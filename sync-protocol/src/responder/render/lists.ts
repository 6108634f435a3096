/** How a block and its lines are built: a heading, lines, or what is known when there are none. */
import type { CardList } from '../../disclosure'
import type { Labels } from '../labels'
import { type Content, type Html, html, NOTHING } from './html'

/** A block of the page. `alarm` is the red one, for what kills: severe allergy and DNR only. */
export function block(title: string, content: Content, kind: 'alarm' | 'plain' = 'plain'): Html {
  const icon = kind === 'alarm' && html`<span class="icon" aria-hidden="true">⚠</span> `
  return html`<section${kind === 'alarm' && html` class="alarm"`}><h2>${icon}${title}</h2>${content}</section>`
}

export const lines = (items: readonly Content[]): Html =>
  items.length > 0 ? html`<ul>${items.map(item => html`<li>${item}</li>`)}</ul>` : NOTHING

/** One line: the value large, what is said about it below. */
export const line = (main: Content, ...details: Content[]): Html => {
  const shown = details.filter(detail => detail && String(detail) !== '')
  return html`<b>${main}</b>${shown.map(detail => html`<span class="detail">${detail}</span>`)}`
}

/** Why a list shows no line: "none known" and "not recorded" are different answers. */
export function emptyWords({ state }: CardList<unknown>, labels: Labels): string {
  if (state === 'noneKnown') return labels.noneKnown
  return state === 'listed' ? labels.moreOnline : labels.notRecorded
}

export const paragraph = (content: Content): Html => html`<p>${content}</p>`

/** Name and value pairs; pairs without a value are left out. */
export function pairs(rows: readonly (readonly [string, Content])[]): Html {
  const shown = rows.filter(([, value]) => value && String(value) !== '')
  if (shown.length === 0) return NOTHING
  return html`<dl>${shown.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`
}
