import { createHash } from 'node:crypto'
import { CHOICES } from '../../src/capsule/v1/card-layout'
import { CONTEXTS, Contexts } from '../../src/capsule/v1/contexts'
import { CAPITALS, CASE_HABITS, foldCase } from '../../src/capsule/v1/letter-case'
import { CURVE, LOGS } from '../../src/capsule/v1/logistic'
import { PACKS, phrasesOf, sharedPhrases } from '../../src/capsule/v1/packs'
import { ALPHABETS, PLANES, pageFor } from '../../src/capsule/v1/pages'
import { STYLES, TEXT_KIND_NAMES, TEXT_KINDS } from '../../src/capsule/v1/text-kinds'
import { END_OF_TEXT } from '../../src/capsule/v1/utf8'
import { WEIGHT_ROWS } from '../../src/capsule/v1/weights.data'

interface PublishedFile {
  /** Below sync-protocol/decoder. */
  path: string
  text: string
}

/** The tables of the format, one value or list a line. */
export function dataFiles(): PublishedFile[] {
  const known = new Set<string>()
  const shared = {
    path: 'shared.json',
    text: phrasesFile({ languages: [] }, sharedPhrases(), known),
  }
  const packs = PACKS.map(({ languages }, pack) => {
    const number = String(pack).padStart(2, '0')
    const text = phrasesFile({ languages }, phrasesOf(pack), new Set(known))
    return { path: `pack-${number}-${languages[0]}.json`, text }
  })
  const files = [{ path: 'model.json', text: linesOf(model()) }, shared, ...packs].map(file => ({
    ...file,
    path: `data/v1/${file.path}`,
  }))
  const sums = files.map(({ path, text }) => `${sha256(text)}  ${path.replace('data/v1/', '')}\n`)
  return [...files, { path: 'data/v1/SHA256SUMS', text: sums.join('') }]
}

const model = () => ({
  styles: STYLES,
  habits: CASE_HABITS,
  kinds: TEXT_KIND_NAMES.map(name => ({ name, ...TEXT_KINDS[name] })),
  alphabets: ALPHABETS,
  planes: PLANES,
  capitals: CAPITALS,
  curve: CURVE,
  logs: LOGS,
  weights: WEIGHT_ROWS.map(row => row.split(' ').map(Number)),
  choices: CHOICES,
})

/** Each phrase is its page and its bytes on that page, so that a reader needs no encoder. */
function phrasesFile(
  head: { languages: readonly string[] },
  phrases: ReadonlyMap<string, readonly string[]>,
  known: Set<string>,
): string {
  const coded = TEXT_KIND_NAMES.flatMap(kind => {
    const texts = phrases.get(kind) ?? []
    const entries = texts.map(text => pageFor(foldCase(text, TEXT_KINDS[kind].habit).folded, 0))
    const id = TEXT_KIND_NAMES.indexOf(kind)
    for (const { page, bytes } of entries) addSuccessors(known, { id, page, bytes })
    const lines = entries.map(({ page, bytes }) => `${page}:${Buffer.from(bytes).toString('hex')}`)
    return texts.length > 0 ? [[kind, lines] as const] : []
  })
  return linesOf({ ...head, entriesAfter: known.size, phrases: Object.fromEntries(coded) })
}

/** Counts the entries of a reader's memory, so that a mistake in a reader shows early. */
function addSuccessors(
  known: Set<string>,
  { id, page, bytes }: { id: number; page: number; bytes: readonly number[] },
) {
  const contexts = new Contexts()
  contexts.begin(id, page)
  for (const byte of [...bytes, END_OF_TEXT]) {
    for (let i = 0; i < CONTEXTS; i++) known.add(`${contexts.now[i]} ${byte}`)
    contexts.advance(byte)
  }
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** JSON with one line for each entry of the first two levels, so that a change is a short diff. */
export function linesOf(value: object): string {
  const entries = Object.entries(value).map(
    ([key, held]) => `${JSON.stringify(key)}: ${inner(held)}`,
  )
  return `{\n${entries.join(',\n')}\n}\n`
}

function inner(held: unknown): string {
  if (Array.isArray(held) && typeof held[0] === 'object') {
    return `[\n${held.map(each => `  ${JSON.stringify(each)}`).join(',\n')}\n]`
  }
  if (typeof held !== 'object' || held === null || Array.isArray(held)) return JSON.stringify(held)
  const lines = Object.entries(held).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  )
  return `{\n${lines.join(',\n')}\n}`
}
