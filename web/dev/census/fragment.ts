import { wordsOf } from './sentences'
import { FINITE, NOUN_VERBS, PAST, VERBS } from './verbs.table'

/** With 12 words the share in well-kept repositories is 3 to 5 %, because they have few longer phrases. */
const SHORT_PHRASE = 12

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))
const thirdPerson = (verb: string): string => {
  if (/(s|x|z|ch|sh|[^aeiou]o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

const finite = new Set(FINITE)
const verbs = new Set(VERBS)
const verbsWithS = new Set(VERBS.map(thirdPerson))
const nounVerbs = new Set(NOUN_VERBS)
const nounVerbsWithS = new Set(NOUN_VERBS.map(thirdPerson))
const past = new Set(PAST)

const singularSubjects = set(
  'it he she this that which who nothing nobody everything everyone something someone one none each CODE',
)
const pluralSubjects = set('they we you i these those that which who both all people')
const objects = set(
  `the a an its their his her our your my it them him us me you this that these those all each every no
  nothing nobody everything everyone something someone both any some one what how whether which where
  who whom whose why if itself themselves CODE`,
)
const prepositions = set(
  `of for in on at by with from to into onto about as without within between under over per like through
  during until after before against via than upon toward towards behind beside besides beyond and or`,
)
const determiners = set(
  'the a an its their his her our your my this that these those all each every no any some both few many',
)
const adjectives = set(
  'same other new old first last whole next few many only own certain different',
)
const subordinators = set(
  `which who whom whose what whatever whoever when whenever where wherever while if because unless
  although though why how`,
)
const beforeInfinitive =
  /^(to|can|could|will|would|shall|should|may|might|must|cannot|do|does|did|\w+n't)$/
const DANGLING =
  /^(?:of (?!course)|whose |whom |who |whoever |what |whatever |which |by (?!default|design|then|now|convention|definition|law|hand|itself)|with [^,]*\bnothing\b|with .*, nothing\b)/i

/**
 * A fragment begins with a dangling word ("Of …", "Whose …", "What …"), or has no finite verb of its own and
 * is more than a short noun phrase. The verb of a relative or conditional clause is not its own: "Rows that
 * are older than the last day of the month." A word that may be a noun counts as a verb if its neighbours are
 * a subject or an object.
 */
export function isFragment(sentence: string): boolean {
  const plain = sentence.replace(/^["“‘'(\s]+/, '')
  if (/\?["”’')]*$/.test(plain)) return false
  if (DANGLING.test(plain)) return true
  const words = wordsOf(plain)
  if (words.filter(isWord).length <= SHORT_PHRASE) return false
  return !hasMainVerb(words.map(word => word.replaceAll('’', "'")))
}

const isObject = (word: string) => objects.has(word) || /^\d/.test(word)
const isWord = (word: string) => /^[\p{L}\d]/u.test(word)

function hasMainVerb(words: readonly string[]): boolean {
  let pending = 0
  let lastWasSubordinate = false
  for (const [at, word] of words.entries()) {
    if (isSubordinator(words, at)) pending++
    else if (!isWord(word)) pending = 0
    else if (isFiniteVerb(words, at)) {
      const continues = lastWasSubordinate && /^(and|or|but)$/.test(words[at - 1] ?? '')
      if (pending === 0 && !continues) return true
      pending = Math.max(0, pending - 1)
      lastWasSubordinate = true
    }
  }
  return false
}

function isSubordinator(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (word !== 'that') return subordinators.has(word)
  const next = words[at + 1] ?? ''
  return objects.has(next) || isFiniteVerb(words, at + 1) || singularSubjects.has(next)
}

function isFiniteVerb(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const before = words[at - 1] ?? ''
  const next = words[at + 1] ?? ''
  if (finite.has(word) || verbsWithS.has(word)) return true
  if (verbs.has(word)) {
    const follows = [before, words[at - 2] ?? ''].some(each => beforeInfinitive.test(each))
    return !follows && !determiners.has(before)
  }
  if (at === 0 && /[a-z]s$/.test(word) && isObject(next)) return true
  if (nounVerbsWithS.has(word)) return isVerbWithS(words, at)
  if (nounVerbs.has(word) && !past.has(word)) {
    if (pluralSubjects.has(before)) return true
    return (at === 0 || /[a-z]s$/.test(before)) && isObject(next)
  }
  if (!/[a-z]{2}ed$/.test(word) && !past.has(word)) return false
  if (pluralSubjects.has(before) || singularSubjects.has(before)) return true
  return isObject(next) && !finite.has(before)
}

/** `marks` in "A star marks the owner", not in "The marks of the owner". */
function isVerbWithS(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  const next = words[at + 1] ?? ''
  if (at === 0)
    return isWord(next) && !prepositions.has(next) && !/ed$|^(that|which|who)$/.test(next)
  if (singularSubjects.has(before)) return true
  if (determiners.has(before) || prepositions.has(before) || !isWord(before)) return false
  if (adjectives.has(before) || before.endsWith("'s")) return false
  return isObject(next) || determiners.has(words[at - 2] ?? '')
}
