/**
 * Finds the known word that an entry misspells or begins: "Penicilin", "Atrial fib". Only the
 * author of the entry gets the suggestion, and a reader never sees a guess.
 */
import { type LanguageTable, termRowsOf } from '../languages/terms'
import type { TermField } from '../text/entry'
import { classOf } from './class-of'
import { foldEntry } from './fold-entry'
import { LOOK_ALIKES } from './look-alikes.table'
import { KIND_OF_TERM } from './rows'
import { KINDS_OF_FIELD, type Name, namesIn } from './term-index'

/** Shorter entries are near too many words. */
const SHORTEST = 4
/** "Hazel" and "plum" are words of their own. */
const SHORTEST_BEGUN = 6
/** Two errors are rarely among the first characters: "felodipine" is no error for "amlodipine". */
const LETTERS_SAME = 3
/** Characters for each allowed error. */
const LETTERS_EACH = 5
const MOST_SLIPS = 2
/** A longer entry is a note. */
const LONGEST = 60

export function nearestName(
  entry: string,
  field: TermField,
  tables: readonly LanguageTable[],
): string | undefined {
  const key = foldEntry(entry)
  if (key.length < SHORTEST || key.length > LONGEST || NO_SLIPS.has(key)) return undefined
  const kinds = KINDS_OF_FIELD[field]
  const names = tables.flatMap(namesIn).filter(({ id }) => {
    const kind = KIND_OF_TERM.get(id)
    return kind !== undefined && kinds.includes(kind)
  })
  const slips = Math.min(MOST_SLIPS, Math.floor(key.length / LETTERS_EACH))
  for (let distance = 1; distance <= slips; distance++) {
    const near = names.filter(name => isWithin(name.key, key, distance))
    const begin = near.filter(name => beginsAlike(name.key, key))
    if (near.length > 0) return theOne(distance === 1 ? near : begin)
  }
  return key.length < SHORTEST_BEGUN
    ? undefined
    : theOne(names.filter(name => isBeginningOf(key, name.key)))
}

const NO_SLIPS: ReadonlySet<string> = new Set(
  termRowsOf(LOOK_ALIKES).map(({ id }) => foldEntry(id)),
)

const beginsAlike = (one: string, other: string): boolean =>
  one.slice(0, LETTERS_SAME) === other.slice(0, LETTERS_SAME)

/** "Colitis" is complete and less specific than "colitis ulcerosa". */
const isBeginningOf = (key: string, name: string): boolean =>
  name.startsWith(key) && /^[\p{L}\p{M}]/u.test(name.slice(key.length))

/** All names must belong to one term, apart from the class of a medicine. */
function theOne(near: readonly Name[]): string | undefined {
  const classes = new Set(near.flatMap(({ id }) => classOf(id) ?? []))
  const [first, ...others] = near.filter(({ id }) => !classes.has(id))
  return first && others.every(({ id }) => id === first.id) ? first.name : undefined
}

/** Optimal string alignment (Damerau and Levenshtein), which also counts swaps. */
function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    ;[before, last] = [last, row]
  }
  return (last[other.length] ?? 0) <= most
}
