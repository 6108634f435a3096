import { describe, expect, it } from 'vitest'
import { type CardOutput, casesFor, checkCase, readerText } from '../../dev/every-field'
import { encodeCapsule } from '../capsule'
import { codePageParts, renderResponderBody, renderResponderPage } from '../responder'
import { EVERY_LANGUAGE } from '../terms/every-language'
import { ownerWords } from './fields'

const PAGE = { locale: 'en', emergencyNumber: '112' } as const

const OUTLETS: CardOutput[] = [
  {
    name: 'the live page',
    level: 'healthcare',
    says: card => readerText(renderResponderPage(card, { ...PAGE, source: 'live' })),
  },
  {
    name: 'the live page, read with a dictionary',
    level: 'healthcare',
    says: card =>
      readerText(
        renderResponderPage(card, { ...PAGE, source: 'live', dictionary: EVERY_LANGUAGE }),
      ),
  },
  {
    name: 'the offline page',
    level: 'emergency',
    says: card => readerText(renderResponderBody(card, { ...PAGE, source: { printedAtMs: 0 } })),
    names: card =>
      encodeCapsule(card, { maxDigits: 3000 })
        .omitted.map(({ section, field }) => ownerWords(section, field))
        .join(),
  },
  {
    name: 'the page with one’s own code',
    level: 'emergency',
    says: card =>
      readerText(
        codePageParts({
          ...PAGE,
          title: '',
          drawing: undefined,
          remarks: [],
          links: [],
          script: '',
        }).rest(card),
      ),
    byDesign: {
      'identity.photoUrl': 'shown by the person themselves, with no connection to fetch it',
      'dnr.documentUrl': 'no connection to fetch it; that there is one is said',
      'plans.documentUrl': 'no connection to fetch it',
    },
  },
]

describe.each(OUTLETS)('$name', output => {
  it.each(casesFor(output))('$what, $shape', found => {
    expect(checkCase(output, found)).toMatch(/^(shown|named|by design)$/)
  })
})
