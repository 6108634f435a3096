/**
 * The model is part of the format: contexts, weights, all shared phrases and those of one
 * language's pack. It is trained on first use in some milliseconds, kept for the last used
 * language, and never changed afterwards.
 */
import { atOnce, inParts } from '../../text/in-parts'
import { CONTEXTS, Contexts } from './contexts'
import { foldCase } from './letter-case'
import { Memory } from './memory'
import { phrasesOf, sharedPhrases } from './packs'
import { pageFor } from './pages'
import { type Model, readWeights } from './predictor'
import { TEXT_KIND_NAMES, TEXT_KINDS, type TextKindName } from './text-kinds'
import { END_OF_TEXT } from './utf8'
import { WEIGHT_ROWS } from './weights.data'

/** dev/train-weights.ts finds the weights. */
export const MODEL: Model = {
  newContexts: () => new Contexts(),
  contexts: CONTEXTS,
  familiarity: { from: 2, to: 6 },
  recordContexts: [2, 4, 6, 7],
  weights: readWeights(WEIGHT_ROWS),
}

const ENTRIES = 120_000
let last: { pack: number; memory: Memory } | undefined

export const trainedModel = (pack: number): Memory => atOnce(trainModel(pack))

export function* trainModel(pack: number): Generator<void, Memory> {
  if (last?.pack === pack) return last.memory
  yield* shared.parts()
  const memory = shared.whole().copy()
  yield* packInParts(memory, pack)
  last = { pack, memory }
  return memory
}

const shared = inParts(prepareInParts)

export const prepareModel = shared.parts

/** Training of the weights needs a model that has not read all phrases. */
type IsRead = (phrase: string) => boolean

export const prepareShared = (): Memory => inParts(prepareInParts).whole()

function* prepareInParts(): Generator<void, Memory> {
  const memory = new Memory(ENTRIES)
  const phrases = sharedPhrases()
  for (const kind of TEXT_KIND_NAMES) yield* read(memory, kind, phrases.get(kind) ?? [], 0)
  return memory
}

export function preparePack(memory: Memory, pack: number, isRead: IsRead = () => true): Memory {
  atOnce(packInParts(memory, pack, isRead))
  return memory
}

function* packInParts(memory: Memory, pack: number, isRead: IsRead = () => true): Generator<void> {
  const phrases = phrasesOf(pack)
  for (const kind of TEXT_KIND_NAMES) {
    yield* read(memory, kind, phrases.get(kind)?.filter(isRead) ?? [], OWN_LANGUAGE)
    yield
  }
}

const PART = 16

function* read(
  memory: Memory,
  kind: TextKindName,
  phrases: readonly string[],
  more: number,
): Generator<void> {
  const contexts = new Contexts()
  const id = TEXT_KIND_NAMES.indexOf(kind)
  const { habit } = TEXT_KINDS[kind]
  for (const [place, phrase] of phrases.entries()) {
    if (place % PART === PART - 1) yield
    const weight = weightAt(place / phrases.length) + more
    const { page, bytes } = pageFor(foldCase(phrase, habit).folded, 0)
    contexts.begin(id, page)
    bytes.push(END_OF_TEXT)
    for (const byte of bytes) {
      for (let i = 0; i < CONTEXTS; i++) memory.addByte(contexts.now[i] ?? 0, byte, weight)
      contexts.advance(byte)
    }
  }
}

const OWN_LANGUAGE = 1
/**
 * The lists begin with common phrases: the first 16th counts three times, the first quarter twice.
 */
const weightAt = (share: number) => (share < 1 / 16 ? 3 : share < 1 / 4 ? 2 : 1)
