/**
 * The known word that an entry is a slip of, or the beginning of: "Penicilin", "Atrial fib". Offered to
 * who wrote it and never taken for it: a reader is told nothing of a guess. Where two terms are as
 * near, none is.
 */
import type { TermField } from '../card/entry'
import { classOf } from './class-of'
import { foldEntry } from './fold-entry'
import { KIND_OF_TERM } from './rows'
import type { LanguageTable } from './term'
import { KINDS_OF_FIELD, type Name, namesIn } from './term-index'

/** A shorter one is near to too much. */
const SHORTEST = 4
/** As many letters for each slip of the keys. */
const LETTERS_EACH = 5
const MOST_SLIPS = 2
/** No entry is asked about that is longer: it is a note. */
const LONGEST = 60

export function nearestName(
  entry: string,
  field: TermField,
  tables: readonly LanguageTable[],
): string | undefined {
  const key = foldEntry(entry)
  if (key.length < SHORTEST || key.length > LONGEST) return undefined
  const kinds = KINDS_OF_FIELD[field]
  const names = tables.flatMap(namesIn).filter(({ id }) => {
    const kind = KIND_OF_TERM.get(id)
    return kind !== undefined && kinds.includes(kind)
  })
  const slips = Math.min(MOST_SLIPS, Math.floor(key.length / LETTERS_EACH))
  for (let distance = 1; distance <= slips; distance++) {
    const near = names.filter(name => isWithin(name.key, key, distance))
    if (near.length > 0) return theOne(near)
  }
  return theOne(names.filter(name => name.key.startsWith(key)))
}

/** The first of its names, if all of these are one term, or what a medicine's class is called as well. */
function theOne(near: readonly Name[]): string | undefined {
  const classes = new Set(near.flatMap(({ id }) => classOf(id) ?? []))
  const [first, ...others] = near.filter(({ id }) => !classes.has(id))
  return first && others.every(({ id }) => id === first.id) ? first.name : undefined
}

/**
 * Whether so few letters are left out, put in, exchanged or swapped (the optimal string alignment of
 * Damerau and Levenshtein).
 */
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
