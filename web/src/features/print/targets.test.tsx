import { renderToStaticMarkup } from 'react-dom/server'
import { factsOf } from 'sync-protocol/card'
import { expect, it } from 'vitest'
import { checkCard } from '../../../../sync-protocol/dev/card-faults'
import { readerText } from '../../../../sync-protocol/dev/every-field'
import { type TargetPerson, targetPeople } from '../../../../sync-protocol/dev/target-people'
import { fitting } from './fitting'
import { fittingsOf, paragraphsOf } from './paragraphs-of'

/** The last side of a paper that has room for so many characters, headings and all. */
function printed({ card, locale }: TargetPerson, room: number) {
  const paragraphs = paragraphsOf(factsOf(card, locale), locale)
  const words = paragraphs.flatMap(({ entries }) =>
    entries.map(entry => readerText(renderToStaticMarkup(entry.words))),
  )
  const { shown } = fitting(
    fittingsOf(paragraphs),
    { largest: 1, canName: true },
    tried => tried.shown.reduce((sum, at) => sum + (words[at]?.length ?? 0), 0) <= room,
  )
  let at = 0
  return paragraphs.map(({ heading, entries, more }) => {
    const places = entries.map(() => at++)
    const items = places.filter(place => shown.includes(place)).map(place => words[place] ?? '')
    const missing = entries.length - items.length
    return { heading, items, isSilent: missing > 0 && more(missing, true) === '' }
  })
}

const people = targetPeople()

it.each([
  ['a card with room for everything', 100_000, 0],
  ['a card with little room', 150, 100],
])(
  '%s: each severe allergy as severe and no other, no dose alone, no list cut in silence',
  (_, room, leastCuts) => {
    const results = people.map(person => {
      const said = printed(person, room)
      const saysMore = () => said.every(({ isSilent }) => !isSilent)
      return checkCard(person, { locale: person.locale, said, saysMore })
    })
    const sum = (what: 'severe' | 'doses' | 'cuts') =>
      results.reduce((all, { seen }) => all + seen[what], 0)
    expect(results.flatMap(({ faults }) => faults)).toEqual([])
    expect(sum('severe')).toBeGreaterThan(100)
    expect(sum('doses')).toBeGreaterThan(100)
    expect(sum('cuts')).toBeGreaterThanOrEqual(leastCuts)
  },
)
