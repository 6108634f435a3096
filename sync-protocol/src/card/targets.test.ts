import { expect, it } from 'vitest'
import { type CardOutput, checkCard, type Said } from '../../dev/card-faults'
import { readerText } from '../../dev/every-field'
import { TARGET_DAY, TARGET_DAY_MS, type TargetPerson, targetPeople } from '../../dev/target-people'
import { decodeCapsule, encodeCapsule } from '../capsule'
import { LOCALES } from '../languages'
import { capsuleRoom, PRINT_VERSIONS } from '../qr/scannability'
import { renderResponderBody, renderResponderPage } from '../responder'
import { emergencyVCard, textCard } from '../share'
import { EVERY_LANGUAGE } from '../terms/every-language'
import { blocksOf } from './blocks'
import type { ResponderCard } from './card'
import { factsOf } from './facts'

/** A card, a sticker, and a size below any print. */
const VERSIONS = [PRINT_VERSIONS.card, PRINT_VERSIONS.sticker, 7]
const people = targetPeople().map((person, at) => {
  const maxDigits = capsuleRoom('https://lifetag.example', VERSIONS[at % VERSIONS.length] ?? 7)
  const { digits } = encodeCapsule(person.card, { maxDigits, madeAtMs: TARGET_DAY_MS })
  const copy = decodeCapsule(digits, TARGET_DAY)
  if (!copy.ok) throw new Error('A copy that nobody can read')
  return { ...person, copy: copy.card }
})

function saidByHtml(html: string): Said[] {
  const textsOf = (part: string, of: RegExp) =>
    [...part.matchAll(of)].map(([, inner = '']) => readerText(inner))
  return [...html.matchAll(/<section[^>]*>(.*?)<\/section>/gs)].map(([, inner = '']) => ({
    heading: textsOf(inner, /<h2>(.*?)<\/h2>/gs).join(),
    items: textsOf(inner, /<li>(.*?)<\/li>/gs),
  }))
}

const withoutTheirWords = (html: string) =>
  html.replace(/<bdi>[^<]*<\/bdi> <span class="written">\((.*?)\)<\/span>/g, '$1')

function saidByText(text: string): Said[] {
  return text.split('\n').map(line => {
    const [heading = '', ...rest] = line.split(': ')
    const items = rest.join(': ').split('; ')
    return { heading, items: items.filter(item => !/^\d+ more /.test(item)) }
  })
}

const saidByFacts = (card: ResponderCard, { locale }: TargetPerson): Said[] =>
  blocksOf(factsOf(card, locale)).map(({ heading, items }) => ({
    heading,
    items: items.map(item =>
      item.flatMap(({ sides }) => sides.map(({ words }) => words)).join(', '),
    ),
  }))

const OUTLETS: { [name: string]: (person: (typeof people)[number]) => CardOutput } = {
  'the live page': ({ card, locale }) => {
    const page = { locale, emergencyNumber: '112', source: 'live' } as const
    const said = saidByHtml(renderResponderPage(card, page))
    return { locale, said, saysMore: () => false }
  },
  'the live page, as others read it': ({ card, locale: own }) => {
    const locale = LOCALES[(LOCALES.indexOf(own) + 1) % LOCALES.length] ?? 'en'
    const page = { locale, emergencyNumber: '112', source: 'live' } as const
    const html = renderResponderPage(card, { ...page, dictionary: EVERY_LANGUAGE })
    return { locale, said: saidByHtml(withoutTheirWords(html)), saysMore: () => false }
  },
  'the capsule, read back': person => {
    const said = saidByFacts(person.copy, person)
    const words = said.flatMap(({ items }) => items)
    const { locale } = person
    return { locale, said, saysMore: more => words.some(item => item.includes(more)) }
  },
  'the offline page': ({ copy, locale }) => {
    const source = { printedAtMs: TARGET_DAY_MS }
    const html = renderResponderBody(copy, { locale, emergencyNumber: '112', source })
    return { locale, said: saidByHtml(html), saysMore: more => readerText(html).includes(more) }
  },
  'the text message': ({ card }) => {
    const { text } = textCard(card, 'DE')
    // A list without any shown item has no line for the count.
    const saysMore = () => text.includes('(more left out)')
    return { locale: 'en', said: saidByText(text), saysMore }
  },
}

it.each(Object.entries(OUTLETS))(
  '%s shows severe allergies and no others as severe, no lone dose, no list cut silently',
  (_, outletOf) => {
    const results = people.map(person => ({ person, ...checkCard(person, outletOf(person)) }))
    expect(
      results.flatMap(({ person, faults }) => faults.map(fault => `${person.locale}: ${fault}`)),
    ).toEqual([])
    const sum = (what: 'severe' | 'doses') => results.reduce((all, { seen }) => all + seen[what], 0)
    expect(sum('severe')).toBeGreaterThan(100)
    // A text names every medicine that matters before it adds the dose of one.
    expect(sum('doses')).toBeGreaterThan(80)
  },
)

it('no possibly severe allergy is left out of a copy that keeps a milder one', () => {
  const wrong = people.filter(({ card, copy, meant }) => {
    const isKept = (at: number) =>
      copy.allergies?.items.some(({ allergen, severity }) => {
        const whole = card.allergies?.items[at]
        return whole?.allergen === allergen && whole.severity === severity
      })
    const places = [...meant.keys()]
    const isLost = places.some(at => meant[at] === 'severe' && !isKept(at))
    return isLost && places.some(at => meant[at] === 'notSevere' && isKept(at))
  })
  expect(wrong.map(({ card }) => card.identity.fullName)).toEqual([])
})

const TEXTS: { [name: string]: (card: ResponderCard) => string } = {
  'the text message': card => textCard(card, 'DE').text,
  'the contact card': card => {
    const { text } = emergencyVCard(card, { withFacts: true, today: TARGET_DAY })
    return text.replaceAll('\\n', '\n').replaceAll('\\', '')
  },
}

it.each(Object.entries(TEXTS))(
  '%s names each severe allergy or counts those that do not fit',
  (_, textOf) => {
    const wrong = people.filter(({ card }) => {
      const blocks = blocksOf(factsOf(card, 'en'))
      const severe = blocks.find(({ block }) => block === 'severeAllergies')?.items.length ?? 0
      const [, line = ''] = textOf(card).match(/^(?:NOTE:)?SEVERE ALLERGIES: (.*)$/m) ?? []
      const said = line.split('; ').filter(Boolean)
      const count = Number(/^(\d+) more/.exec(said.at(-1) ?? '')?.[1] ?? 0)
      return severe !== (count > 0 ? said.length - 1 + count : said.length)
    })
    expect(wrong.map(({ card }) => card.identity.fullName)).toEqual([])
  },
)
