import { describe, expect, it } from 'vitest'
import {
  DANGEROUS_MEDICINES,
  type ExpectedMedicine,
  recordWithDangers,
} from '../../../dev/records-with-dangers'
import { decodeCapsule, encodeCapsule } from '../../capsule'
import { factsOf, headedPartsOf, type Labels, type Locale, labelsOf } from '../../card'
import { effectWords } from '../../card/fact'
import { disclose } from '../../disclosure'
import { TREATMENT_MARKS, type TreatmentMark } from '../../medical/treatment-marks'
import { EVERY_LANGUAGE } from '../../terms/every-language'
import { renderResponderPage } from './page'

const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 1, expiresAt: '' } as const
const LANGUAGES = Object.keys(DANGEROUS_MEDICINES) as (keyof typeof DANGEROUS_MEDICINES)[] // its keys are its type's
const MADE_AT_MS = Date.UTC(2026, 10, 2)

const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&#39;', "'")

/** The mark of each medicine on a page, by its name as typed. Empty if the page shows none. */
function marksOn(html: string, names: readonly string[]): Record<string, string> {
  const items = [...html.matchAll(/<li>.*?<\/li>/gs)].map(([item]) => item)
  const markOf = (name: string) => {
    const item = items.find(each => textOf(each).includes(name))
    if (!item) return 'is missing'
    return textOf(/<strong class="mark">(.*?)<\/strong>/s.exec(item)?.[1] ?? '')
  }
  return Object.fromEntries(names.map(name => [name, markOf(name)]))
}

const expectedIn = (medicines: readonly ExpectedMedicine[], labels: Labels) =>
  Object.fromEntries(
    medicines.map(({ name, marks, isSaid }) => {
      const words = marks.map(mark => (isSaid ? effectWords(mark, labels) : labels.marks[mark]))
      return [name, words.join(' · ')]
    }),
  )

describe.each(LANGUAGES)('a record in %s', language => {
  const medicines: readonly ExpectedMedicine[] = DANGEROUS_MEDICINES[language]
  const names = medicines.map(({ name }) => name)
  const card = disclose(recordWithDangers(language), CODE, '2026-11-02')
  const page = { emergencyNumber: '112', dictionary: EVERY_LANGUAGE }

  it.each<Locale>([language, 'en', 'de'])('the live page in %s shows every mark', locale => {
    const html = renderResponderPage(card, { ...page, locale, source: 'live' })
    expect(marksOn(html, names)).toEqual(expectedIn(medicines, labelsOf(locale)))
  })

  it('the offline copy and its page show the same marks', () => {
    const { digits } = encodeCapsule(card, { maxDigits: 2400, madeAtMs: MADE_AT_MS })
    const copy = decodeCapsule(digits, '2026-11-02')
    if (!copy.ok) throw new Error(copy.code)
    expect(copy.card.medications).toEqual(card.medications)
    const source = { printedAtMs: MADE_AT_MS }
    const html = renderResponderPage(copy.card, {
      ...page,
      locale: 'en',
      source,
      nowMs: MADE_AT_MS,
    })
    expect(marksOn(html, names)).toEqual(expectedIn(medicines, labelsOf('en')))
  })

  it('the medicines are in the order of harm, and of one class as entered', () => {
    const shown = factsOf(card, 'en')
      .filter(({ block, field }) => block === 'criticalMedicines' && field === 'name')
      .map(({ sides }) => sides[0]?.words)
    const rank = ([first]: readonly TreatmentMark[]) => (first ? TREATMENT_MARKS.indexOf(first) : 0)
    const expected = medicines
      .filter(({ marks }) => marks.length > 0)
      .toSorted((a, b) => rank(a.marks) - rank(b.marks))
    expect(shown).toEqual(expected.map(({ name }) => name))
  })

  it('each mark heads its medicine on the lines of a print', () => {
    const parts = headedPartsOf(factsOf(card, 'en')).filter(
      ({ block }) => block === 'criticalMedicines',
    )
    const lines = parts.flatMap(({ heading, items }) =>
      items.map(([first]) => [first?.sides[0]?.words, heading]),
    )
    const expected = Object.entries(expectedIn(medicines, labelsOf('en')))
    expect(new Map(lines as [string, string][])).toEqual(
      new Map(expected.filter(([, mark]) => mark !== '')),
    )
  })
})
