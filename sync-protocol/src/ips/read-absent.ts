/** That there is nothing of a kind: by a code, or in words, which look like an entry and are none. */
import type { StatedList } from '../medical'
import { codeIn, hasCode } from './read-concept'

const ABSENT = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips'

/** By the list of which it is said: the guide's own code, and SNOMED CT. */
const NONE: Readonly<Record<StatedList, readonly string[]>> = {
  allergies: ['no-known-allergies', '716186003', '160244002'],
  medications: ['no-known-medications', '787481004'],
  conditions: ['no-known-problems', '160245001'],
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
]
const NO_DEVICE = '787483001'

/** `none`: that there is nothing. `part`: nothing of one kind. `unknown`: that nothing is known. */
export function saysAbsent(
  value: unknown,
  list?: StatedList,
): 'none' | 'part' | 'unknown' | undefined {
  const says = (codes: readonly string[]) =>
    codes.includes(codeIn(value, ABSENT)) || hasCode(value, ...codes.filter(isSnomed))
  if (says(list ? NONE[list] : ALL_NONE)) return 'none'
  // Of a list of another kind it says nothing that could be told here.
  if (says(PART) || says(ALL_NONE)) return 'part'
  return says([...UNKNOWN, NO_DEVICE]) ? 'unknown' : undefined
}

const isSnomed = (code: string) => /^\d+$/.test(code)

const BARE =
  /^(none|nil|nka|nkda|nkfa|n\/a|keine|ninguna|nenhuma|nessuna|aucune|geen|brak|нет|немає)\.?$/iu
const BEGIN =
  /^(no|not|nil|none|without|denies|keine?|sin|sem|senza|nessun[ao]?|aucune?|pas|geen|brak|inga|ingen|não|nenhuma?|нет|немає|без)[\s,:]/iu
const END = /\s(нет|немає|keine|none|nil)\.?$/iu
/** So that "No light perception" stays a condition. */
const OF_WHAT =
  /allerg|alerg|алерг|аллерг|\bknown\b|bekannt|conocid|conhecid|\bconnue?s?\b|\bnot[aei]\b|bekend|känd|znan|відом|известн|medication|medicine|medicament|médicament|medikament|fármaco|farmac|\bproblem|\bimplant/iu

/** A sentence that there is none, where an entry should have its name. */
export const saysNoneInWords = (words: string): boolean =>
  BARE.test(words) || ((BEGIN.test(words) || END.test(words)) && OF_WHAT.test(words))
