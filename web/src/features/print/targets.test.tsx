import { renderToStaticMarkup } from 'react-dom/server'
import { factsOf, LOCALES, type Locale } from 'sync-protocol/card'
import { atOnce } from 'sync-protocol/codes'
import { EVERY_LANGUAGE } from 'sync-protocol/terms/every-language'
import { expect, it } from 'vitest'
import { checkCard } from '../../../../sync-protocol/dev/card-faults'
import { readerText } from '../../../../sync-protocol/dev/every-field'
import { type TargetPerson, targetPeople } from '../../../../sync-protocol/dev/target-people'
import { fitting } from './fitting'
import { fittingsOf, paragraphsOf } from './paragraphs-of'

/** The reader's term, which may precede the written words and is removed first. */
const CALLED = /<span class="wallet-called">.*?<\/span>/g

/** The last side of a paper has space for `room` characters, headings included. */
function printed({ card }: TargetPerson, locale: Locale, room: number) {
  const dictionary = EVERY_LANGUAGE
  const paragraphs = paragraphsOf(factsOf(card, locale, { dictionary }), locale)
  const words = paragraphs.flatMap(({ entries }) =>
    entries.map(entry => readerText(renderToStaticMarkup(entry.words).replaceAll(CALLED, ''))),
  )
  const { shown } = atOnce(
    fitting(
      fittingsOf(paragraphs),
      { largest: 1, canName: true },
      tried => tried.shown.reduce((sum, at) => sum + (words[at]?.length ?? 0), 0) <= room,
    ),
  )
  let at = 0
  return paragraphs.map(({ heading, entries, more }) => {
    const places = entries.map(() => at++)
    const items = places.filter(place => shown.includes(place)).map(place => words[place] ?? '')
    const missing = entries.filter((_, nth) => !shown.includes(places[nth] ?? -1))
    return { heading, items, isSilent: missing.length > 0 && more(missing, true) === '' }
  })
}

const people = targetPeople()

const own = ({ locale }: TargetPerson) => locale
const foreign = ({ locale }: TargetPerson) =>
  LOCALES[(LOCALES.indexOf(locale) + 1) % LOCALES.length] ?? 'en'

it.each([
  ['a card with room for everything', 100_000, 0, own],
  ['a card with little room', 150, 100, own],
  ['a card in another language', 100_000, 0, foreign],
])(
  '%s: severe allergies are all marked and no others are, no dose is alone, and every cut is announced',
  (_, room, leastCuts, localeFor) => {
    const results = people.map(person => {
      const locale = localeFor(person)
      const said = printed(person, locale, room)
      const saysMore = () => said.every(({ isSilent }) => !isSilent)
      return checkCard(person, { locale, said, saysMore })
    })
    const sum = (what: 'severe' | 'doses' | 'cuts') =>
      results.reduce((all, { seen }) => all + seen[what], 0)
    expect(results.flatMap(({ faults }) => faults)).toEqual([])
    expect(sum('severe')).toBeGreaterThan(100)
    expect(sum('doses')).toBeGreaterThan(100)
    expect(sum('cuts')).toBeGreaterThanOrEqual(leastCuts)
  },
)
