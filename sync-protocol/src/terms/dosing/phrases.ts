/** The phrases of a language: patterns to read, forms to say. */
import { onceEach } from '../once-each'
import { phrasesIn } from '../rows'
import { type LanguageTable, rowsOf } from '../term'
import { foldDosing } from './fold-dosing'
import { matchAt } from './match-at'

export interface Pattern {
  meaning: string
  /** What is written before, between and after its numbers. */
  pieces: readonly string[]
  /** The number that is not written, because the form says it: "قرصان" are two tablets. */
  number?: string
}

/** What is said for a meaning, by plural category; `other` where the number does not matter. */
export type Forms = Readonly<Record<string, string>>

export interface Language {
  /** Those that may stand where a text goes on with this letter. */
  patternsAt: (letter: string) => readonly Pattern[]
  forms: ReadonlyMap<string, Forms>
  /** The number, or the range of them, in digits or words, that stands here. */
  slotAt: (text: string, at: number) => string | undefined
  /** A number in words, folded, to its value. */
  numbers: ReadonlyMap<string, string>
}

/** Prescribers' Latin, in any language. */
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
    // "2x1" alone is twice one in Ankara, and two once in Stockholm.
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
  for (const { id, names } of rowsOf(LATIN)) for (const text of names) add(`latin:${id}`, text)
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

/** What may be left out of a form: in these languages it is for this number alone. */
const NUMBER_OF_FORM: Readonly<Record<string, string>> = { one: '1', two: '2' }

/** `one two/deux …`: what stands first is 1. */
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
