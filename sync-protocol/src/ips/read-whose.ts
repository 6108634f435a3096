import { fullNameOf, type MedicalRecord } from '../medical'
import { clean } from './read-facts'
import type { IpsSummary } from './read-ips'

type Whose = 'same' | 'other' | 'unknown'

/**
 * - `other`: the birth date differs, or only the name does (twins, or a child's birth date typed for
 *   another child).
 * - `unknown`: the two have nothing in common to compare.
 */
export function whoseIs({ profile, bornIn }: IpsSummary, record: MedicalRecord): Whose {
  const born = compareBirths(String(profile.dateOfBirth ?? bornIn ?? ''), record)
  if (born === 'other') return 'other'
  const named = compareNames(String(profile.fullName ?? ''), record, born === 'same')
  return named === 'unknown' ? born : named
}

function sidesOf({ profile }: MedicalRecord, field: 'fullName' | 'dateOfBirth'): string[] {
  const others: unknown = profile?.conflicts?.[field]
  const sides = [profile?.[field], ...(Array.isArray(others) ? others : [])]
  return sides.filter((side): side is string => typeof side === 'string' && side !== '')
}

/** `there` is a day, or only a month or year. */
function compareBirths(there: string, record: MedicalRecord): Whose {
  const here = sidesOf(record, 'dateOfBirth')
  if (there === '' || here.length === 0) return 'unknown'
  return here.some(day => day.startsWith(there) || there.startsWith(day)) ? 'same' : 'other'
}

function compareNames(there: string, record: MedicalRecord, isBornAlike: boolean): Whose {
  const account = fullNameOf(record.account)
  const here = [...sidesOf(record, 'fullName'), account].map(wordsIn).filter(({ length }) => length)
  const words = wordsIn(there)
  if (words.length === 0 || here.length === 0) return 'unknown'
  if (here.some(name => areAlike(name, words))) return 'same'
  // Names in different scripts cannot be compared by their characters, so the birth date decides.
  const isOtherScript = here.every(name => isLatin(name) !== isLatin(words))
  return isBornAlike && isOtherScript ? 'unknown' : 'other'
}

const wordsIn = (name: string): string[] =>
  clean(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const isLatin = (words: readonly string[]): boolean => /\p{Script=Latin}/u.test(words.join(''))

/** Every word of the shorter name is in the longer one, and an initial matches its word. */
function areAlike(one: readonly string[], two: readonly string[]): boolean {
  if (one.join('') === two.join('')) return true
  const [short, long] = one.length <= two.length ? [one, two] : [two, one]
  const isIn = (word: string) =>
    long.some(other => other === word || isInitial(word, other) || isInitial(other, word))
  return short.every(isIn)
}

const isInitial = (letter: string, word: string): boolean =>
  letter.length === 1 && word.startsWith(letter)
