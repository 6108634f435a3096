/**
 * What the model has read before any capsule: every phrase of the dictionary, in its kind. Learnt on
 * first use (some milliseconds), shared and never changed from then on.
 */
import { Contexts } from './contexts'
import { foldCase } from './letter-case'
import { Memory } from './memory'
import { TEXT_KIND_NAMES, TEXT_KINDS } from './text-kinds'
import { END_OF_TEXT, encodeUtf8 } from './utf8'

const ENTRIES = 80_000
let shared: Memory | undefined

export function trainedModel(): Memory {
  shared ??= learn()
  return shared
}

/** Does now what the first capsule would otherwise wait for. */
export function learnModel(): void {
  trainedModel()
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
