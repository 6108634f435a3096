/**
 * `node --import tsx sync-protocol/dev/make-dangers.ts FOLDER` writes src/card/words/dangers.table.ts
 * from the names in the registers of thirteen countries. FOLDER has `dangerous.tsv` and `other.tsv`
 * (terms/SOURCES.md names the sources). The script prints every name that needs a ruling.
 */
import { writeFileSync } from 'node:fs'
import { LANGUAGE_STOCKS } from '../bench/stocks'
import { INTERNATIONAL_NAMES, markReader, marksIn, TREATMENT_WORDS } from '../src/card/words/marks'
import {
  makeNameIndex,
  SHORTEST_SLIPPED_NAME,
  spellingOf,
  stemOf,
} from '../src/card/words/name-index'
import { LOCALES, labelsOf } from '../src/languages'
import { TABLES } from '../src/languages/lists/terms.data'
import { wordsIn as wordsInReading } from '../src/languages/reading'
import type { TreatmentMark } from '../src/medical'
import { LISTS } from '../src/terms'
import { phrasesIn, rowsIn } from '../src/terms/rows'
import { listMedicines } from '../src/text/medicines'
import { normalise, soundOf } from '../src/text/normalise'
import { ADDED, EXACT, KEPT, LEFT_OUT, OTHERS } from './danger-rulings'
import { FORMS } from './forms-of-medicines'
import { type Label, readRegisters } from './registers'

const MARKS = TREATMENT_WORDS.map(({ mark }) => mark)
const { dangerous, other } = readRegisters(process.argv[2])
const labels = dangerous.filter((label): label is Label & { mark: TreatmentMark } =>
  MARKS.some(mark => mark === label.mark),
)

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/
const KATAKANA = /[\u30a1-\u30f6\u30fc]{3,}/gu
const SHORTEST_KANA = 3
const SHORTEST_SECOND = 5
/** A word with several marks is a maker's name. */
const SHARE_OF_A_MAKER = 0.4
/** "For children", "for injection", "soluble": before a Japanese name. */
const PURPOSE = /^(?:小児用|注射用|静注用|水溶性|経口用|点滴静注用)/u
const PREPARATION = /(?:バッカル|カプセル|シリンジ|キット|シロップ|ドライ|テープ|パッチ|ペン)+$/

function namesIn({ brand }: Label): string[] {
  if (UNSPACED.test(brand)) {
    const names = brand.normalize('NFKC').replace(PURPOSE, '').match(KATAKANA) ?? []
    return names
      .map(name => name.replace(PREPARATION, ''))
      .filter(name => normalise(name).length >= SHORTEST_KANA)
  }
  return (normalise(brand).match(/[\p{L}\p{M}]+/gu) ?? []).filter(word => word.length >= 3)
}
const wordsOfText = (text: string): string[] => normalise(text).match(/[\p{L}\p{M}]{3,}/gu) ?? []

const otherWords = new Map<string, string>()
const explain = (word: string, what: string) => otherWords.has(word) || otherWords.set(word, what)
for (const label of other.filter(({ accepted }) => accepted === '')) {
  const words = UNSPACED.test(label.brand) ? namesIn(label) : wordsOfText(label.name)
  for (const word of words) explain(word, `${label.country} ${label.name} (${label.substances})`)
}
for (const word of wordsOfText(OTHERS)) explain(word, 'another medicine')
const stems = markReader({})
for (const { inn, brands } of listMedicines()) {
  if (marksIn(inn, stems).length > 0) continue
  for (const word of [inn, ...brands].flatMap(wordsOfText)) explain(word, inn)
}
for (const table of Object.values(TABLES)) {
  for (const { names } of rowsIn(table).values()) {
    if (names.some(name => marksIn(name, stems).length > 0)) continue
    for (const word of names.flatMap(wordsOfText)) explain(word, names[0] ?? '')
  }
}

const japanese = other.filter(({ brand, accepted }) => accepted === '' && UNSPACED.test(brand))
for (const { country, name, substances } of japanese) {
  for (const label of labels) {
    if (!UNSPACED.test(label.brand)) continue
    for (const part of namesIn(label)) {
      if (normalise(name).includes(normalise(part)))
        explain(part, `${country} ${name} (${substances})`)
    }
  }
}

const found = new Map<string, Set<TreatmentMark>>()
const add = (name: string, mark: TreatmentMark) =>
  found.set(name, (found.get(name) ?? new Set<TreatmentMark>()).add(mark))
/** A ruling outweighs another meaning. */
const isName = (name: string) => !otherWords.has(name) || Object.hasOwn(KEPT, name)
const wellKnown = new Set(
  listMedicines().flatMap(({ brands }) => brands.map(brand => normalise(brand))),
)
const isMarked = (name: string, mark: string) =>
  [...(found.get(name) ?? [])].some(one => one === mark)
const isLeftOut = (name: string) => Object.hasOwn(LEFT_OUT, name)

for (const [mark, names] of Object.entries(ADDED)) {
  for (const name of names.split(' ').filter(name => !isLeftOut(name))) {
    add(normalise(name), mark as TreatmentMark) // a key of the table
  }
}
const added = new Set(
  Object.values(ADDED)
    .flatMap(names => names.split(' '))
    .map(normalise),
)
const isAdded = (word: string) => added.has(word)

const COMMON = [
  ...LOCALES.map(wordsInReading),
  ...Object.values(TABLES).flatMap(table => phrasesIn(table).map(({ names }) => names)),
  ...Object.values(FORMS),
  ...[LISTS.doses(), LISTS.frequencies()].flatMap(terms => terms.map(({ text }) => text)),
  ...LOCALES.map(locale => JSON.stringify(labelsOf(locale))),
  ...Object.values(LANGUAGE_STOCKS).flatMap(({ medicines, conditions, notes, relationships }) => [
    ...medicines.map(line => line.split('|').slice(1).join(' ')),
    ...conditions,
    ...notes,
    ...relationships,
  ]),
].flatMap(text => wordsOfText(String(text).replace(/[*~_]/g, ' ')))
for (const word of COMMON) {
  if (!isAdded(word) && marksIn(word, stems).length === 0) explain(word, 'a common word')
}

const marksByWord = new Map<string, Map<string, number>>()
const count = (name: string, marks: readonly string[]) => {
  for (const word of new Set(wordsOfText(name))) {
    const counts = marksByWord.get(word) ?? new Map<string, number>()
    for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1)
    marksByWord.set(word, counts)
  }
}
for (const { name, mark } of labels) count(name, [mark])
for (const { name, accepted } of other) if (accepted !== '') count(name, accepted.split(','))
const shareOf = (word: string, mark: string): number => {
  const counts = [...(marksByWord.get(word) ?? [])]
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  return all === 0 ? 1 : (marksByWord.get(word)?.get(mark) ?? 0) / all
}
/** A word of many different brands is a maker or a form. */
const brandsByWord = new Map<string, Set<string>>()
for (const label of labels) {
  for (const word of new Set(namesIn(label).slice(1))) {
    brandsByWord.set(word, (brandsByWord.get(word) ?? new Set()).add(namesIn(label)[0] ?? ''))
  }
}

const unnamed: Label[] = []
for (const label of labels) {
  if (marksIn(label.brand, stems).includes(label.mark)) continue
  const names = namesIn(label)
  const name = names.find(
    (name, at) =>
      found.get(name)?.has(label.mark) ||
      (isName(name) &&
        !isLeftOut(name) &&
        shareOf(name, label.mark) > SHARE_OF_A_MAKER &&
        marksIn(name, stems).length === 0 &&
        (at === 0 || (name.length >= SHORTEST_SECOND && (brandsByWord.get(name)?.size ?? 0) < 3))),
  )
  if (name) add(name, label.mark)
  else unnamed.push(label)
}

// The stems find every correct spelling of an international name. One spelling more finds slips.
const SAME_BEGINNING = 6
const shortest = new Map<string, { word: string; mark: TreatmentMark }>()
for (const { substances, mark } of labels) {
  for (const word of wordsOfText(substances).filter(word => word.length >= 7)) {
    const [only, ...more] = marksIn(word, stems)
    if (only !== mark || more.length > 0 || otherWords.has(word) || UNSPACED.test(word)) continue
    const beginning = soundOf(word).slice(0, SAME_BEGINNING)
    const known = shortest.get(beginning)
    if (!known || known.word.length > word.length) shortest.set(beginning, { word, mark })
  }
}
for (const { word, mark } of shortest.values()) {
  add(word, mark)
  wellKnown.add(word)
}

/** How alike a word may be: `~` for well-known names, `=` if another medicine is alike. */
const signs = new Map<string, '~' | '' | '='>()
const exact = EXACT.split(' ')
for (const name of found.keys()) {
  signs.set(name, exact.includes(name) ? '=' : wellKnown.has(name) ? '~' : '')
}
const signed = (name: string) => {
  const sign = signs.get(name) ?? ''
  const isLong = stemOf(soundOf(name)).length >= SHORTEST_SLIPPED_NAME
  return sign === '~' && isLong ? name : `${sign}${name}`
}
for (let isChanged = true; isChanged; ) {
  isChanged = false
  const index = makeNameIndex()
  for (const name of found.keys()) if (!UNSPACED.test(name)) index.add(signed(name), name)
  const refuse = (name: string) => {
    if (signs.get(name) === '=') return
    signs.set(name, signs.get(name) === '~' ? '' : '=')
    isChanged = true
  }
  for (const word of otherWords.keys()) {
    if (!isName(word)) for (const name of index.groupsOf(spellingOf(word))) refuse(name)
  }
  for (const [word, counts] of marksByWord) {
    for (const name of index.groupsOf(spellingOf(word))) {
      if (name !== word && ![...counts.keys()].some(mark => isMarked(name, mark))) refuse(name)
    }
  }
}

for (const [name, marks] of found) {
  if (!isName(name)) console.log('BOTH', name, [...marks].join(','), '|', otherWords.get(name))
}
for (const label of unnamed)
  console.log('NO NAME', label.country, label.mark, label.name, '|', label.substances)

const bare = (name: string) => name.replace(/^[=~]/, '')
const written = MARKS.map(mark => {
  const names = [...found]
    .filter(([name, marks]) => marks.has(mark) && isName(name))
    .sort(([a], [b]) => Number(wellKnown.has(b)) - Number(wellKnown.has(a)))
  const index = makeNameIndex()
  for (const name of INTERNATIONAL_NAMES[mark]) index.add(name, mark)
  const needed = names.flatMap(([name]) => {
    const isStrict = signs.get(name) === '='
    // Another name may find this one.
    const isFound = !isStrict && [...index.groupsOf(spellingOf(name))].length > 0
    if (isFound && !UNSPACED.test(name)) return []
    index.add(signed(name), mark)
    return signed(name)
  })
  const list = needed.sort((a, b) => (bare(a) < bare(b) ? -1 : 1))
  return `  ${mark}: \`\n${list.join('\n')}\`,`
})
writeFileSync(
  new URL('../src/card/words/dangers.table.ts', import.meta.url),
  `/**
 * Names of products that change emergency treatment, found as whole words. name-index.ts explains the
 * signs. dev/make-dangers.ts makes this list.
 */
export const DANGERS = {
${written.join('\n')}
} as const
`,
)
console.log(found.size, 'names')
