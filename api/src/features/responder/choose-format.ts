import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import type { AppEnv } from '../../http/app-env'

export type Format = 'html' | 'fhir' | 'text'

const UTF_8 = { charset: 'utf-8' }
const TYPES = {
  html: { type: 'text/html', parameters: UTF_8 },
  fhir: { type: 'application/fhir+json', parameters: { ...UTF_8, fhirversion: '4.0' } },
  json: { type: 'application/json', parameters: UTF_8 },
  text: { type: 'text/plain', parameters: UTF_8 },
} satisfies Record<string, Offered>

type Offered = { type: string; parameters: Readonly<Record<string, string>> }
type Range = ReturnType<typeof parseAccept>[number]

/** A `+` in a query is a space. */
const BY_NAME: Readonly<Record<string, Format>> = {
  html: 'html',
  'text/html': 'html',
  json: 'fhir',
  'application/json': 'fhir',
  'application/fhir+json': 'fhir',
  'application/fhir json': 'fhir',
  text: 'text',
  'text/plain': 'text',
}

/** FHIR R4 has `_format` for clients that cannot set a header. Null if we have nothing that is accepted. */
export function formatOf(c: Context<AppEnv>): Format | null {
  const [name, ...others] = c.req.queries('_format') ?? []
  if (name === undefined) return chooseFormat(c.req.header('Accept'))
  const isKnown = others.length === 0 && Object.hasOwn(BY_NAME, name.toLowerCase())
  return (isKnown && BY_NAME[name.toLowerCase()]) || null
}

/** Follows RFC 9110, section 12.5.1. HTML wins every tie, because browsers and camera apps accept anything. */
export function chooseFormat(accept: string | undefined): Format | null {
  const ranges = parseAccept(accept ?? '').filter(({ type }) => RANGE.test(type))
  if (ranges.length === 0) return 'html'
  const html = qualityOf(TYPES.html, ranges)
  const fhir = qualityOf(TYPES.fhir, ranges)
  const qualities: Record<Format, number> = {
    html,
    // Programs that ask for JSON by name mean data. A browser's script asks for it and accepts HTML, too.
    fhir: html > 0 ? fhir : Math.max(fhir, qualityOf(TYPES.json, ranges.filter(isNamed))),
    text: qualityOf(TYPES.text, ranges),
  }
  const best = Math.max(...Object.values(qualities))
  if (best === 0) return null
  return FORMATS.find(format => qualities[format] === best) ?? null
}

const isNamed = ({ type }: Range) => !type.endsWith('/*')
const RANGE = /^[^\s/]+\/[^\s/]+$/
const FORMATS: readonly Format[] = ['html', 'fhir', 'text']

/** The most specific range that matches decides, even if it has a lower quality than a wildcard. */
function qualityOf(offered: Offered, ranges: readonly Range[]): number {
  const found = { specificity: 0, q: 0 }
  for (const range of ranges) {
    const specificity = specificityOf(range, offered)
    if (specificity < 0 || specificity < found.specificity) continue
    const q = specificity === found.specificity ? Math.max(found.q, range.q) : range.q
    Object.assign(found, { specificity, q })
  }
  return found.q
}

/** -1 if the range does not match. */
function specificityOf(range: Range, { type, parameters }: Offered): number {
  const asked = range.type.toLowerCase()
  if (asked === '*/*') return 0
  if (asked === type.replace(/\/.*/, '/*')) return 1
  if (asked !== type) return -1
  const own = Object.entries(range.params).filter(([name]) => name.toLowerCase() !== 'q')
  const isSame = own.every(
    ([name, value]) => parameters[name.toLowerCase()] === value.toLowerCase(),
  )
  return isSame ? 2 + Math.min(1, own.length) : -1
}
