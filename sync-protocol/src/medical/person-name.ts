/** The order of a person's names. The account keeps them apart, and the record keeps them as one text. */
interface PersonNames {
  firstName?: string | null | undefined
  lastName?: string | null | undefined
}

/** These languages write the family name first, also in the Latin alphabet. */
const FAMILY_FIRST: ReadonlySet<string> = new Set(['hu', 'vi'])
/** Speakers of these languages write the names in either order in the Latin alphabet. */
const EITHER_ORDER: ReadonlySet<string> = new Set(['ja', 'ko', 'yue', 'zh'])

const EAST_ASIAN = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Hangul}\s]+$/u
/** Katakana spell a foreign name in its own order, and a Japanese name with the family name first. */
const KATAKANA = /^[\p{scx=Katakana}\s]+$/u

/** "Zoë Östergård", 山田太郎, "Nagy János". `spoken` is the tag of the person's language. */
export function fullNameOf({ firstName, lastName }: PersonNames, spoken = ''): string {
  const given = firstName?.trim() ?? ''
  const family = lastName?.trim() ?? ''
  const isEastAsian = EAST_ASIAN.test(given) && EAST_ASIAN.test(family)
  const isUnspaced = isEastAsian && !KATAKANA.test(given) && !KATAKANA.test(family)
  const isFamilyFirst = isEastAsian || FAMILY_FIRST.has(baseOf(spoken))
  const names = isFamilyFirst ? [family, given] : [given, family]
  return names.filter(Boolean).join(isUnspaced ? '' : ' ')
}

/**
 * Splits a full name where its order is known. Otherwise all of it is the last name, because a public code shows
 * the first name and must not show a family name.
 */
export function splitName(fullName: string, spoken = ''): { firstName: string; lastName: string } {
  const name = fullName.trim().replace(/\s+/g, ' ')
  const words = name.split(' ')
  const language = baseOf(spoken)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const isShort = words.length === 1
  if (EAST_ASIAN.test(name)) {
    const isKnown = !isShort && !KATAKANA.test(name)
    return isKnown
      ? { firstName: name.slice(first.length + 1), lastName: first }
      : { firstName: '', lastName: name }
  }
  if (isShort) return { firstName: name, lastName: '' }
  if (EITHER_ORDER.has(language)) return { firstName: '', lastName: name }
  const others = name.slice(0, -last.length - 1)
  return FAMILY_FIRST.has(language)
    ? { firstName: last, lastName: others }
    : { firstName: others, lastName: last }
}

const baseOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? ''
