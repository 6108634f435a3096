/**
 * The model, part of the format: contexts, weights, and what it has read before any capsule: every
 * phrase of the dictionary, in its kind. Learnt on first use (some milliseconds), shared and never
 * changed from then on.
 */
import { CONTEXTS, Contexts } from './contexts'
import { foldCase } from './letter-case'
import { Memory } from './memory'
import { type Model, readWeights } from './predictor'
import { TEXT_KIND_NAMES, TEXT_KINDS } from './text-kinds'
import { END_OF_TEXT, encodeUtf8 } from './utf8'
import { WEIGHT_ROWS } from './weights.data'

export const MODEL: Model = {
  newContexts: () => new Contexts(),
  contexts: CONTEXTS,
  familiarity: { from: 2, to: 5 },
  recordContexts: [2, 3, 4, 5],
  weights: readWeights(WEIGHT_ROWS),
}

const ENTRIES = 80_000
let shared: Memory | undefined

export function trainedModel(): Memory {
  shared ??= learn()
  return shared
}

function learn(): Memory {
  const memory = new Memory(ENTRIES)
  const contexts = new Contexts()
  for (const [id, name] of TEXT_KIND_NAMES.entries()) {
    const { habit, trainingText } = TEXT_KINDS[name]
    const phrases = trainingText()
    for (const [place, phrase] of phrases.entries()) {
      const weight = weightAt(place / phrases.length)
      contexts.begin(id)
      for (const byte of [...encodeUtf8(foldCase(phrase, habit).folded), END_OF_TEXT]) {
        for (const context of contexts.now) memory.learn(context, byte, weight)
        contexts.advance(byte)
      }
    }
  }
  return memory
}

/** The lists begin with what is common: their first 16th counts three times, the first quarter twice. */
const weightAt = (share: number) => (share < 1 / 16 ? 3 : share < 1 / 4 ? 2 : 1)
