import { expect, it } from 'vitest'
import { EVERY_LANGUAGE } from '../terms/every-language'
import type { ResponderCard } from './card'
import { factsOf } from './facts'
import { inTwoLanguages } from './in-two-languages'

const CARD: ResponderCard = {
  type: 'emergency',
  level: 'emergency',
  revision: 1,
  changedAtMs: 0,
  expiresAt: '',
  identity: { fullName: 'Ana Sol', age: { years: 40, months: 1 } },
  dnr: { status: 'None', hasDocument: false },
  allergies: {
    state: 'listed',
    items: [
      { allergen: 'Penicillin', severity: 'Severe' },
      { allergen: 'Erdnüsse', severity: 'Severe' },
    ],
  },
  medications: { state: 'noneKnown', items: [] },
}
const facts = inTwoLanguages(
  factsOf(CARD, 'ja', { dictionary: EVERY_LANGUAGE }),
  factsOf(CARD, 'de'),
)
const said = facts
  .filter(({ block }) => block !== 'record')
  .map(({ heading, sides }) => [heading, ...sides.map(({ called = '', words }) => [called, words])])

it('shows headings, choices and entries in both languages and keeps typed words', () => {
  expect(said).toEqual([
    ['', ['', 'Ana Sol']],
    ['', ['40歳', '40 Jahre']],
    ['心肺蘇生 / Wiederbelebung', expect.arrayContaining([expect.any(String)])],
    ['重いアレルギー / Schwere Allergien', ['ペニシリン', 'Penicillin']],
    ['重いアレルギー / Schwere Allergien', ['', 'ペニシリン系抗生物質']],
    ['重いアレルギー / Schwere Allergien', ['重度', 'Schwer']],
    ['重いアレルギー / Schwere Allergien', expect.arrayContaining(['Erdnüsse'])],
    ['重いアレルギー / Schwere Allergien', ['重度', 'Schwer']],
    ['薬 / Medikamente', expect.arrayContaining([expect.any(String)])],
  ])
})

it('changes nothing if both languages are the same', () => {
  const [reader, owner] = [factsOf(CARD, 'de'), factsOf(CARD, 'de')]
  expect(inTwoLanguages(reader, owner)).toEqual(reader)
})
