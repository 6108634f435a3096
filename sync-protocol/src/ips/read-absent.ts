import type { NoneWords } from '../languages/clinic-words'
import { NONE_WORDS } from '../languages/lists/none-words.data'
import type { StatedList } from '../medical'
import { foldEntry } from '../terms/fold-entry'
import { absenceReasons, codeIn, hasCode, withoutAbsentCodings } from './read-concept'
import { asObject, objectsIn, textOf } from './read-json'

const ABSENT = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips'

const NONE: Readonly<Record<StatedList, readonly string[]>> = {
  allergies: ['no-known-allergies', '716186003', '160244002'],
  medications: ['no-known-medications', '787481004'],
  conditions: ['no-known-problems', '160245001'],
  plans: [],
}
const ALL_NONE = Object.values(NONE).flat()
const PART = [
  ...['no-known-medication-allergies', '409137002'],
  ...['no-known-environmental-allergies', '428607008'],
  ...['no-known-food-allergies', '429625007'],
]
const UNKNOWN = [
  ...['no-allergy-info', 'no-medication-info', 'no-problem-info', 'no-device-info'],
  'no-known-devices',
  ...['no-immunization-info', 'no-known-immunizations'],
  ...['no-procedure-info', 'no-known-procedures'],
]
const NO_DEVICE = '787483001'

/** The answer `part` means that the list has no entries of one kind. */
export function saysAbsent(
  value: unknown,
  list?: StatedList,
): 'none' | 'part' | 'unknown' | undefined {
  const says = (codes: readonly string[]) =>
    codes.includes(codeIn(value, ABSENT)) || hasCode(value, ...codes.filter(isSnomed))
  if (says(list ? NONE[list] : ALL_NONE)) return 'none'
  // A code of another list does not count.
  if (says(PART) || says(ALL_NONE)) return 'part'
  return says([...UNKNOWN, NO_DEVICE]) ? 'unknown' : undefined
}

const isSnomed = (code: string) => /^\d+$/.test(code)

/** Returns undefined if the value has more than a reason for its absence. */
export function whyAbsent(value: unknown): 'withheld' | 'notKnown' | undefined {
  if (isWithheld(value) && hasOnlyReasons(value)) return 'withheld'
  return absenceReasons(asObject(value)).length > 0 && hasOnlyReasons(value)
    ? 'notKnown'
    : undefined
}

/** FHIR and HL7 say with these codes that the sender does not disclose the value. */
const WITHHELD = ['masked', 'MSK']
const WITHHELD_WORD = /^(?:masked|withheld)$/i

export const isWithheld = (value: unknown): boolean =>
  absenceReasons(asObject(value)).some(({ code }) => WITHHELD.includes(textOf(code))) ||
  WITHHELD_WORD.test(textOf(asObject(value).text))

/** Some systems repeat the reason as the text. */
function hasOnlyReasons(value: unknown): boolean {
  const { coding, text } = asObject(value)
  if (withoutAbsentCodings(coding).length > 0) return false
  const words = textOf(text)
  const displays = objectsIn(coding).map(({ display }) => textOf(display))
  return words === '' || WITHHELD_WORD.test(words) || displays.includes(words)
}

type Class = keyof NoneWords

interface Vocabulary {
  whole: ReadonlyMap<string, Class>
  byLength: readonly (readonly [string, Class])[]
  longest: number
  prefixes: readonly (readonly [string, Class])[]
}

const CLASSES = ['unknown', 'bare', 'no', 'what', 'filler'] as const

const vocabularyOf = (words: NoneWords): Vocabulary => {
  const whole = new Map<string, Class>()
  const prefixes: [string, Class][] = []
  for (const each of CLASSES) {
    for (const written of words[each].split(' | ')) {
      const phrase = foldEntry(written)
      if (written.endsWith('*')) prefixes.push([phrase, each])
      else if (!whole.has(phrase)) whole.set(phrase, each)
    }
  }
  const longest = Math.max(...[...whole.keys()].map(phrase => phrase.split(' ').length))
  const byLength = [...whole].sort(([a], [b]) => b.length - a.length)
  return { whole, byLength, longest, prefixes }
}

let vocabularies: readonly Vocabulary[] | undefined

/**
 * Every word must mean "none" or "unknown", because "No light perception" and "Unknown antibiotic" are
 * entries.
 */
export function saysNothing(words: string): 'none' | 'unknown' | undefined {
  if (/^\?+$/.test(words)) return 'unknown'
  if (/^(?:[^\p{L}\p{N}]+|ø)$/iu.test(words)) return 'none'
  vocabularies ??= Object.values(NONE_WORDS).map(vocabularyOf)
  const folded = foldEntry(words)
  if (folded === '') return undefined
  for (const vocabulary of vocabularies) {
    const classes = UNSPACED.test(folded)
      ? classesUnspaced(folded, vocabulary)
      : classesSpaced(folded.split(' '), vocabulary)
    const said = classes && meaningOf(classes)
    if (said) return said
  }
  return deniesInWords(words) ? 'none' : undefined
}

function meaningOf(classes: ReadonlySet<Class>): 'none' | 'unknown' | undefined {
  if (classes.has('unknown')) return 'unknown'
  if (classes.has('bare')) return 'none'
  return classes.has('no') && classes.has('what') ? 'none' : undefined
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

function classesSpaced(words: readonly string[], { whole, longest, prefixes }: Vocabulary) {
  const classes = new Set<Class>()
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: longest }, (_, less) => longest - less)
    const found = lengths.find(length => whole.has(words.slice(at, at + length).join(' ')))
    const word = words[at] ?? ''
    const name = found
      ? whole.get(words.slice(at, at + found).join(' '))
      : prefixes.find(([prefix]) => word.startsWith(prefix))?.[1]
    if (!name) return undefined
    classes.add(name)
    at += found ?? 1
  }
  return classes
}

function classesUnspaced(text: string, { byLength }: Vocabulary) {
  const classes = new Set<Class>()
  for (let at = 0; at < text.length; ) {
    if (text.charAt(at) === ' ') {
      at++
      continue
    }
    const [phrase, name] = byLength.find(([each]) => text.startsWith(each, at)) ?? []
    if (!phrase || !name) return undefined
    classes.add(name)
    at += phrase.length
  }
  return classes
}

const DENIAL =
  /^(?:the |pt\.? |patient )*(no|not|nil|none|without|denies|keine?|sin|sem|senza|nessun[ao]?|aucune?|pas|geen|brak|inga|ingen|não|nenhuma?|нет|немає|без)[\s,:]/iu
const OF_WHAT =
  /allerg|alerg|алерг|аллерг|\bknown\b|bekannt|conocid|conhecid|\bconnue?s?\b|\bnot[aei]\b|bekend|känd|znan|відом|известн|medication|medicine|medicament|médicament|medikament|fármaco|farmac|\bproblem|\bimplant/iu

/** Conditions such as “non-allergic rhinitis” have no preposition after this word. */
const NOT_ALLERGIC =
  /\bnot (?:\w+ )?allergic to\b|\bnicht allergisch (?:gegen|auf)\b|\bno (?:es |soy )?alérgic[oa] a\b|\bpas allergique (?:à|aux?)(?!\p{L})|\bnon (?:è |sono )?allergic[oa] a|\bniet allergisch voor\b|\bnão (?:é |sou )?alérgic[oa] a|\binte allergisk mot\b/iu

const deniesInWords = (words: string): boolean =>
  (DENIAL.test(words) && OF_WHAT.test(words)) || NOT_ALLERGIC.test(words)
