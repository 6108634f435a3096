import { describe, expect, it } from 'vitest'
import { type CardOutput, casesFor, checkCase } from '../../dev/every-field'
import { contactsMessage, textCard } from './text-card'
import { emergencyVCard } from './vcard'

const NOT_IN_TEXT = {
  'identity.photoUrl': 'a text holds no picture',
  'dnr.documentUrl': 'a text holds no document; that there is one is said',
  'plans.documentUrl': 'a text holds no document',
}

const OUTLETS: CardOutput[] = [
  {
    name: 'the text message',
    level: 'emergency',
    says: card => textCard(card, undefined).text,
    byDesign: NOT_IN_TEXT,
  },
  {
    name: 'the contact card',
    level: 'emergency',
    says: card =>
      emergencyVCard(card, { withFacts: true, today: '2026-11-21' })
        .text.replaceAll('\\n', '\n')
        .replaceAll('\\', ''),
    byDesign: NOT_IN_TEXT,
  },
]

describe.each(OUTLETS)('$name', output => {
  it.each(casesFor(output))('$what, $shape', found => {
    expect(checkCase(output, found)).toMatch(/^(shown|named|by design)$/)
  })
})

describe('the contacts message', () => {
  const output: CardOutput = {
    name: 'the message of whom to call',
    level: 'emergency',
    says: card => contactsMessage(card, undefined),
  }
  const cases = casesFor(output).filter(({ what }) => /^contacts\.|fullName/.test(what))
  it.each(cases)('$what, $shape', found => {
    expect(checkCase(output, found)).toBe('shown')
  })
})
