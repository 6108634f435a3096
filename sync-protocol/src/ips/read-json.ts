/**
 * Parses text from any source into JSON that is safe to walk. It checks size, depth and access to an
 * object's prototype before it interprets anything.
 */
import { clean } from './read-facts'
import type { IpsRefusal } from './read-why'

export const IPS_MAX_BYTES = 5 * 1024 * 1024
const DEPTH_MAX = 32

export interface JsonObject {
  readonly [key: string]: unknown
}

type Parsed = { ok: true; value: unknown } | { ok: false; why: IpsRefusal }

export function parseSafely(text: string): Parsed {
  const refuse = (why: IpsRefusal): Parsed => ({ ok: false, why })
  if (isTooLarge(text)) return refuse('tooLarge')
  const start = text
    .slice(0, START)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (start === '') return refuse('empty')
  const otherFormat = OTHER_FORMATS.find(([, begins]) => begins.test(start))
  if (otherFormat) return refuse(otherFormat[0])
  if (isTooDeep(text)) return refuse('tooDeep')
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
    return reachesPrototypes(value) ? refuse('unsafe') : { ok: true, value }
  } catch {
    return refuse(isLinesOfJson(text) ? 'ndjson' : 'notJson')
  }
}

/** Covers the root element of an XML file after comments and style sheets. */
const START = 4000

/** Other formats that people send. The first match counts. */
const OTHER_FORMATS: readonly (readonly [IpsRefusal, RegExp])[] = [
  ['cda', /^<([\s\S]*<)?(\w+:)?ClinicalDocument\b/],
  ['fhirXml', /^<[\s\S]*\bxmlns(:\w+)?\s*=\s*["']http:\/\/hl7\.org\/fhir["']/],
  ['webPage', /^<(!doctype html|html)\b/i],
  ['xml', /^</],
  ['hl7v2', /^(MSH|FHS|BHS)\|/],
  ['pdf', /^%PDF-/],
  ['zip', /^PK\W/],
  ['healthCard', /^(\{\s*"verifiableCredential"|shc:\/)/],
]

function isLinesOfJson(text: string): boolean {
  const written = text.trimStart()
  const end = written.indexOf('\n')
  if (end < 0 || !written.slice(end).trimStart().startsWith('{')) return false
  try {
    const first = written.slice(0, end).replace(/^\ufeff/, '')
    return asObject(JSON.parse(first)).resourceType !== undefined
  } catch {
    return false
  }
}

/** Counts bytes only if necessary, because a UTF-16 unit has one to three bytes. */
function isTooLarge(text: string): boolean {
  if (text.length > IPS_MAX_BYTES) return true
  if (text.length * 3 <= IPS_MAX_BYTES) return false
  return new TextEncoder().encode(text).length > IPS_MAX_BYTES
}

const [QUOTE, ESCAPE] = ['"', '\\'].map(sign => sign.charCodeAt(0))
const OPENING = new Set(['[', '{'].map(sign => sign.charCodeAt(0)))
const CLOSING = new Set([']', '}'].map(sign => sign.charCodeAt(0)))

function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (isInString) {
      if (sign === ESCAPE) at++
      else if (sign === QUOTE) isInString = false
    } else if (sign === QUOTE) isInString = true
    else if (OPENING.has(sign) && ++depth > DEPTH_MAX) return true
    else if (CLOSING.has(sign)) depth--
  }
  return false
}

function reachesPrototypes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(reachesPrototypes)
}

const NOTHING: JsonObject = {}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : NOTHING)

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const objectsIn = (value: unknown): JsonObject[] => listOf(value).map(asObject)
export const textOf = (value: unknown): string => (typeof value === 'string' ? clean(value) : '')

/** `constructor` and other inherited names give undefined. */
export const inTable = <T>(table: Readonly<Record<string, T>>, name: unknown): T | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined

/** A `modifierExtension` counts even if it cannot be read. */
export function hasModifier(value: object): boolean {
  const { modifierExtension: modifiers = [] } = value as JsonObject // an object of a file
  return Array.isArray(modifiers) ? modifiers.length > 0 : modifiers !== null
}
