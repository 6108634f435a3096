/**
 * Writes a section in words, in the XHTML subset of FHIR R4 (no scripts, no `bdi`). The words contain all
 * facts, because a reader may have no software for codes.
 */
import {
  betweenCalls,
  blocksOf,
  directionOfText,
  type Fact,
  isText,
  itemParts,
  labelsOf,
  type Side,
} from '../card'
import type { Narrative } from './fhir'
import { clean } from './read-facts'

export const LANGUAGE = 'en'
const labels = labelsOf(LANGUAGE)

export function narrative(facts: readonly Fact[], ...lead: string[]): Narrative {
  const blocks = blocksOf(facts.filter(isText)).map(({ heading, items }) => {
    const head = heading ? `<p><b>${escaped(heading)}</b></p>` : ''
    return `${head}<ul>${items.map(item => `<li>${itemHtml(item)}</li>`).join('')}</ul>`
  })
  return inDiv([...lead.map(words => `<p>${escaped(words)}</p>`), ...blocks].join(''))
}

const inDiv = (html: string): Narrative => ({
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml" lang="${LANGUAGE}" xml:lang="${LANGUAGE}">${html}</div>`,
})

function itemHtml(item: readonly Fact[]): string {
  const { what, details, numbers } = itemParts(item)
  const about = details.length > 0 ? ` (${details.map(factHtml).join(', ')})` : ''
  return [what.map(factHtml).join('') + about, ...numbers.map(factHtml)].join(': ')
}

function factHtml({ label, sides, mark, caution }: Fact): string {
  const words = sides.map(sideHtml).join(` ${escaped(labels.or)} `)
  const said = `${label && `${escaped(label)}: `}${words}${mark ? ` – ${escaped(mark)}` : ''}`
  return caution ? `${said}. ${escaped(caution)}` : said
}

function sideHtml({ words, called, isOurs, lang, dir }: Side): string {
  const said = inDirection(words, dir === 'ltr' ? 'ltr' : directionOfText(words), lang)
  if (called === undefined) return said
  const [before, after] = betweenCalls(isOurs)
  return `${inDirection(called, directionOfText(called))}${before}${said}${after}`
}

/** The surrounding text runs left to right. */
function inDirection(words: string, dir: 'ltr' | 'rtl', lang = ''): string {
  const marks = `${lang && ` lang="${escaped(lang)}"`}${dir === 'rtl' ? ' dir="rtl"' : ''}`
  return marks ? `<span${marks}>${escaped(words)}</span>` : escaped(words)
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
