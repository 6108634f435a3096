import { type LanguageTable, termRowsOf } from '../../languages/terms'
import { onceEach } from '../once-each'
import { phrasesIn } from '../rows'
import { foldDosing } from './fold-dosing'
import { matchAt } from './match-at'

export interface Pattern {
  meaning: string
  pieces: readonly string[]
  /** A number that the form implies: "قرصان" are two tablets. */
  number?: string
}

/** Keys are plural categories. `other` is used if the number does not matter. */
type Forms = Readonly<Record<string, string>>

export interface Language {
  patternsAt: (letter: string) => readonly Pattern[]
  forms: ReadonlyMap<string, Forms>
  slotAt: (text: string, at: number) => string | undefined
  numbers: ReadonlyMap<string, string>
}

/** Prescribers' Latin is read in every language. */
const LATIN = `
day-1: qd | q.d.
day-2: bid | b.i.d. | bd | b.d.
day-3: tid | t.i.d. | tds | t.d.s.
day-4: qid | q.i.d. | qds
every-morning: qam | mane
every-night: qpm | nocte
bedtime: qhs | q.h.s. | hs | h.s.
as-needed: prn | p.r.n.
before-meals: a.c. | ac
after-meals: p.c. | pc
every-hours: q#h | q # h | q#hr
every-other-day: qod | q.o.d.
`

const DIGITS = /\d{1,5}(?:[.,]\d{1,2})?/uy
const TO = / ?(?:[-~]| to | bis | a | à | tot | do | до | ila | till | la |到|至|から| से |에서) ?/uy

export const languageOf: (table: LanguageTable) => Language = onceEach(table => {
  const { numbers: words = '' } = table.dosing
  const numbers = numbersOf(words)
  const spelled = [...numbers.keys()].filter(Boolean).sort((a, b) => b.length - a.length)
  const numberAt = (text: string, at: number) =>
    matchAt(DIGITS, text, at)?.[0] ?? spelled.find(word => text.startsWith(word, at))
  const rows = phrasesIn(table).map(({ id, names: [said, ...written] }) => ({
    id,
    forms: formsOf(said),
    written,
  }))
  const byStart = new Map<string, Pattern[]>()
  const add = (meaning: string, text: string, category = 'other') => {
    // "2x1" alone means two times one in Turkey and one time two in Sweden.
    const [, isBeside, words = ''] = /^(~?)(.*)$/s.exec(text) ?? []
    const number = words.includes('#') ? undefined : NUMBER_OF_FORM[category]
    const pattern: Pattern = {
      meaning: isBeside ? `beside:${meaning}` : meaning,
      pieces: foldDosing(words).split('#'),
      ...(number && { number }),
    }
    const start = pattern.pieces[0]?.charAt(0) || '#'
    byStart.set(start, [...(byStart.get(start) ?? []), pattern])
  }
  for (const { id, forms, written } of rows) {
    for (const form of [forms, ...written.map(formsOf)]) {
      for (const [category, text] of Object.entries(form)) add(id, text, category)
    }
  }
  for (const { id, names } of termRowsOf(LATIN)) for (const text of names) add(`latin:${id}`, text)
  const numberStarts = new Set([...'0123456789', ...spelled.map(word => word.charAt(0))])
  return {
    patternsAt: letter => [
      ...(byStart.get(letter) ?? []),
      ...(numberStarts.has(letter) ? (byStart.get('#') ?? []) : []),
    ],
    forms: new Map(rows.map(({ id, forms }) => [id, forms])),
    slotAt: (text, at) => {
      const first = numberAt(text, at)
      const behind = at + (first?.length ?? 0)
      const to = first && (matchAt(TO, text, behind) ?? matchAt(ARABIC_TO, text, behind))?.[0]
      const last = to && numberAt(text, at + first.length + to.length)
      return last ? first + to + last : first
    },
    numbers,
  }
})

const ARABIC_TO = / ?الي ?/uy

/** In these languages a form is only for its number and may omit it. */
const NUMBER_OF_FORM: Readonly<Record<string, string>> = { one: '1', two: '2' }

/** `one two/deux …`: the first word is 1. */
const numbersOf = (words: string): ReadonlyMap<string, string> =>
  new Map(
    words
      .split(' ')
      .flatMap((forms, at) =>
        forms.split('/').map(form => [foldDosing(form), String(at + 1)] as const),
      ),
  )

function formsOf(said: string): Forms {
  if (!said.includes('=')) return { other: said }
  return Object.fromEntries(said.split('; ').map(form => form.split('=')))
}
