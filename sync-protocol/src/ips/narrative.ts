/**
 * Writes a section in words, in the XHTML subset of FHIR R4 (no scripts, no `bdi`). The words contain all
 * facts, because a reader may have no software for codes.
 */

import type { Narrative } from 'fhir/r4'
import {
  betweenCalls,
  blocksOf,
  directionOf,
  directionOfText,
  type Fact,
  isText,
  itemParts,
  type Locale,
  labelsOf,
  type Side,
} from '../card'
import { clean } from './read-facts'

/** The language in which imported summaries are compared, and the default of new ones. */
export const LANGUAGE = 'en'

interface Around {
  or: string
  dir: 'ltr' | 'rtl'
}

export function narrative(locale: Locale, facts: readonly Fact[], ...lead: string[]): Narrative {
  const dir = directionOf(locale)
  const around = { or: labelsOf(locale).or, dir }
  const blocks = blocksOf(facts.filter(isText)).map(({ heading, items }) => {
    const head = heading ? `<p><b>${escaped(heading)}</b></p>` : ''
    return `${head}<ul>${items.map(item => `<li>${itemHtml(item, around)}</li>`).join('')}</ul>`
  })
  const html = [...lead.map(words => `<p>${escaped(words)}</p>`), ...blocks].join('')
  const attributes = `lang="${locale}" xml:lang="${locale}"${dir === 'rtl' ? ' dir="rtl"' : ''}`
  const div = `<div xmlns="http://www.w3.org/1999/xhtml" ${attributes}>${html}</div>`
  return { status: 'generated', div }
}

function itemHtml(item: readonly Fact[], around: Around): string {
  const { what, details, numbers } = itemParts(item)
  const inHtml = (fact: Fact) => factHtml(fact, around)
  const about = details.length > 0 ? ` (${details.map(inHtml).join(', ')})` : ''
  return [what.map(inHtml).join('') + about, ...numbers.map(inHtml)].join(': ')
}

function factHtml({ label, sides, mark, caution }: Fact, around: Around): string {
  const words = sides.map(side => sideHtml(side, around)).join(` ${escaped(around.or)} `)
  const said = `${label && `${escaped(label)}: `}${words}${mark ? ` – ${escaped(mark)}` : ''}`
  return caution ? `${said}. ${escaped(caution)}` : said
}

function sideHtml({ words, called, isOurs, lang, dir }: Side, around: Around): string {
  const inDirection = (text: string, own: Around['dir'], tag = '') => {
    const marks = `${tag && ` lang="${escaped(tag)}"`}${own === around.dir ? '' : ` dir="${own}"`}`
    return marks ? `<span${marks}>${escaped(text)}</span>` : escaped(text)
  }
  const said = inDirection(words, dir === 'ltr' ? 'ltr' : directionOfText(words), lang)
  if (called === undefined) return said
  const [before, after] = betweenCalls(isOurs)
  return `${inDirection(called, directionOfText(called))}${before}${said}${after}`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '<br/>',
}

const escaped = (text: string): string =>
  clean(text).replace(/[&<>"\n]/g, sign => ENTITIES[sign] ?? sign)
