/**
 * Finds names of products as whole words: in capitals, without accents, in a Cyrillic spelling, with
 * one slip, or followed by a strength ("Rivotrill2mg"). Of a well-known name, marked `~`, a slip is
 * recognised even if it is short. A name marked `=` is found only exactly, because another product is
 * spelled or sounds alike.
 */
import { loose, normalise, soundOf, withoutArticle } from '../../text/normalise'

interface NameIndex {
  add(written: string, group: string): void
  groupsOf(word: Spelling): Iterable<string>
}

/** Shorter names often sound like another word. */
const SHORTEST_SOUND = 5
/** A shorter name with a slip is often another name. */
export const SHORTEST_SLIPPED_NAME = 9
const SHORTEST_WELL_KNOWN = 7
/** A slip is not in the first character, and leaves either the beginning or the end as it is. */
const END_KEPT = 3

export function makeNameIndex(): NameIndex {
  const exact = groupsByKey()
  const bySound = groupsByKey()
  const bySlip = groupsByKey()
  const keysByEnd = new Map<string, Set<string>>()

  return {
    add(written, group) {
      const name = normalise(written.replace(/[=~]/, ''))
      exact.add(name, group)
      if (written.startsWith('=')) return
      exact.add(loose(name) ?? name, group)
      const sound = stemOf(soundOf(name))
      if (sound.length < SHORTEST_SOUND) return
      bySound.add(sound, group)
      const shortest = written.startsWith('~') ? SHORTEST_WELL_KNOWN : SHORTEST_SLIPPED_NAME
      if (sound.length < shortest) return
      // A slip in "ph" changes two sounds but one character.
      for (const key of new Set(slippedKeys(sound, name))) {
        bySlip.add(key, group)
        for (const end of endsOf(key)) {
          keysByEnd.set(end, (keysByEnd.get(end) ?? new Set<string>()).add(key))
        }
      }
    },
    groupsOf(word) {
      const name = withoutStrength(word.exact)
      const found = exact.of(name) ?? (word.loose === undefined ? undefined : exact.of(word.loose))
      if (found) return found
      const sound = stemOf(name === word.exact ? word.sound : soundOf(name))
      if (sound.length < SHORTEST_SOUND) return []
      const heard = bySound.of(sound)
      if (heard) return heard
      const near = slippedKeys(sound, name).flatMap(key =>
        endsOf(key)
          .flatMap(end => [...(keysByEnd.get(end) ?? [])])
          .filter(known => known[0] === key[0] && isOneSlip(known, key)),
      )
      return new Set(near.flatMap(known => [...(bySlip.of(known) ?? [])]))
    },
  }
}

function groupsByKey() {
  const groups = new Map<string, Set<string>>()
  return {
    add: (key: string, group: string) => groups.set(key, (groups.get(key) ?? new Set()).add(group)),
    of: (key: string) => groups.get(key),
  }
}

const STRENGTH = /(?<=\p{L}{3})\d/u

function withoutStrength(word: string): string {
  const at = word.search(STRENGTH)
  return at < 0 ? word : word.slice(0, at)
}

/** Endings differ between languages and cases: Clexane, клексан, клексану. */
export const stemOf = (sound: string): string => {
  const stem = sound.replace(/(?:um|om|[aeiou])$/, '')
  return stem.length < SHORTEST_SOUND ? sound : stem
}

const slippedKeys = (sound: string, name: string): string[] =>
  name.length < SHORTEST_SLIPPED_NAME ? [sound] : [sound, stemOf(name)]

const endsOf = (sound: string) => [`^${sound.slice(0, END_KEPT)}`, sound.slice(-END_KEPT)]

/** One character is missing, added or another, or two are swapped. */
function isOneSlip(one: string, other: string): boolean {
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  let to = 0
  while (to < Math.min(one.length, other.length) - from && one.at(-1 - to) === other.at(-1 - to)) {
    to += 1
  }
  const [left, right] = [one.slice(from, one.length - to), other.slice(from, other.length - to)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && left === right.charAt(1) + right.charAt(0) && right.length === 2
}

export interface Spelling {
  exact: string
  /** Undefined for short words. */
  loose: string | undefined
  sound: string
}

export const spellingOf = (normal: string): Spelling => {
  const exact = withoutArticle(normal)
  return { exact, loose: loose(exact), sound: soundOf(exact) }
}
