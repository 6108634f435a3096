import { describe, expect, it } from 'vitest'
import { inventRecord } from '../../../bench/invented-record'
import { seededRandom } from '../../../bench/random'
import { LANGUAGE_STOCKS } from '../../../bench/stocks'
import { disclose } from '../../disclosure'
import { preparePack, prepareShared } from './model'
import { packFor } from './pack-choice'
import { PACK_COUNT, PACKS, phrasesOf, sharedPhrases } from './packs'
import { TEXT_KIND_NAMES } from './text-kinds'

const KINDS: readonly string[] = [...TEXT_KIND_NAMES, 'given', 'family']
const packs = PACKS.map(({ languages }, pack) => [languages[0] ?? '', pack] as const)
const lists = [
  ['all', sharedPhrases()] as const,
  ...packs.map(([language, pack]) => [language, phrasesOf(pack)] as const),
]

describe.each(lists)('the words for %s', (_language, phrasesByKind) => {
  const phrases = [...phrasesByKind]

  it('are of known kinds', () => {
    expect(phrases.map(([kind]) => kind).filter(kind => !KINDS.includes(kind))).toEqual([])
  })

  it('hold no duplicate or empty phrase and no superfluous blanks', () => {
    const wrong = phrases.flatMap(([, texts]) =>
      texts.filter((text, i) => text.trim() !== text || !text || texts.indexOf(text) !== i),
    )
    expect(wrong).toEqual([])
  })
})

it('reads a phrase with a colon and the phrases after it completely', () => {
  const notes = phrasesOf(PACKS.findIndex(({ languages }) => languages.includes('en'))).get('notes')
  expect(notes).toContain('Epilepsy: time the seizure and call 999 after 5 minutes.')
  expect(notes?.at(-1)).toBe('Previous reaction to anaesthetic.')
})

it('every kind of text has shared words', () => {
  expect(TEXT_KIND_NAMES.filter(kind => !sharedPhrases().has(kind))).toEqual([])
})

it.each(packs)(
  'the pack for %s fits the memory together with the shared words',
  (_language, pack) => {
    expect(preparePack(prepareShared(), pack).isFull).toBe(false)
  },
)

const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 3, expiresAt: '' } as const

const packed = LANGUAGE_STOCKS.filter(({ language }) => packs.some(([own]) => own === language))

it.each(packed.map(stock => [stock.language, stock] as const))(
  'people who write %s get its pack, whether or not they state their language',
  (language, stock) => {
    const random = seededRandom(5)
    const chosen = Array.from({ length: 30 }, () => {
      const record = inventRecord(random, stock, Date.UTC(2026, 2, 1))
      return PACKS[packFor(disclose(record, CODE, '2026-03-01'))]?.languages[0]
    })
    expect(chosen.filter(pack => pack === language).length).toBeGreaterThanOrEqual(24)
  },
)

it('the number of a pack fits five bits', () => {
  expect(PACK_COUNT).toBeLessThanOrEqual(32)
})
