import { describe, expect, it, vi } from 'vitest'
import { criticalCard } from '../../dev/capsule-examples'
import { LISTED } from '../card/fields.table'
import type { ResponderCard } from '../disclosure'
import { codeLink } from '../qr/link'
import { capsuleRoom, PRINT_VERSIONS } from '../qr/scannability'
import { makeSymbol } from '../qr/symbol'
import { decodeCapsule } from './decode-capsule'
import { encodeCapsule, MIN_CAPSULE_DIGITS } from './encode-capsule'
import { piecesOf } from './pieces'

vi.setConfig({ testTimeout: 60_000 })

const ORIGIN = 'https://lifetag.example'
const TOKEN = '0123456789ABCDEFGHJKMNPQRS'
const TODAY = '2026-03-01'
const ROOMY = { maxDigits: 2400 }

const partial = (card: ResponderCard): ResponderCard => ({
  ...card,
  isPartial: true,
  ...Object.fromEntries(
    LISTED.flatMap(list => (card[list] ? [[list, { ...card[list], more: 0 }]] : [])),
  ),
})

const read = (digits: string) => {
  const decoded = decodeCapsule(digits, TODAY)
  if (!decoded.ok) throw new Error(decoded.code)
  return decoded
}

describe('a full critical record', () => {
  const { digits, omitted } = encodeCapsule(criticalCard, ROOMY)

  it('takes at most 150 bytes', () => {
    const bytesInCode = (digits.length * 10) / 3 / 8
    expect(omitted).toEqual([])
    expect(bytesInCode).toBeLessThanOrEqual(150)
  })

  it('fits a card and even a sticker, link and all', () => {
    const { version } = makeSymbol(codeLink(ORIGIN, TOKEN, digits))
    expect(version).toBeLessThanOrEqual(PRINT_VERSIONS.sticker)
  })
})

describe('capsuleRoom', () => {
  it.each([6, 7, 8, 9, 10, 11, 12])('is exactly what version %i can take', version => {
    const room = capsuleRoom(ORIGIN, version)
    const versionFor = (digitCount: number) =>
      makeSymbol(codeLink(ORIGIN, TOKEN, '7'.repeat(digitCount))).version
    expect(versionFor(room)).toBe(version)
    expect(versionFor(room + 1)).toBe(version + 1)
  })
})

describe('content that does not fit', () => {
  it('goes by importance: measures and notes first, identity and severe allergies last', () => {
    const card: ResponderCard = {
      ...criticalCard,
      dnr: { status: 'DNR', hasDocument: true },
      body: { bloodType: 'A+', heightCm: 170, organDonor: 'yes' },
      notes: {
        notes: 'Speaks slowly since the stroke. Please call Annette before anybody else.',
      },
    }
    const goneFirst: string[] = []
    for (let maxDigits = 330; maxDigits >= 100; maxDigits -= 15) {
      const { omitted } = encodeCapsule(card, { maxDigits })
      for (const { section, field, index } of omitted.reverse()) {
        const name = [section, index, field].filter(part => part !== undefined).join('.')
        if (!goneFirst.includes(name)) goneFirst.push(name)
      }
    }
    expect(goneFirst.slice(0, 2)).toContain('notes')
    expect(goneFirst.slice(0, 5)).toContain('body.bloodType')
    const rankOf = (name: string) => goneFirst.indexOf(name) + 1 || Number.POSITIVE_INFINITY
    expect(rankOf('contacts.1')).toBeLessThan(rankOf('conditions.0'))
    expect(rankOf('conditions.0')).toBeLessThan(rankOf('contacts.0'))
    expect(rankOf('contacts.0')).toBeLessThan(rankOf('allergies.0'))
    expect(goneFirst).not.toContain('identity.fullName')
    expect(goneFirst).not.toContain('dnr')
  })

  it('is never replaced by less important content if it is essential', () => {
    const name = 'Apixaban, but ask the clinic in Wrocław first '.repeat(4)
    const medications = { state: 'listed' as const, items: [{ name }, { name: 'Rosuvastatin' }] }
    const { kept, omitted } = encodeCapsule({ ...criticalCard, medications }, { maxDigits: 170 })
    expect(omitted.map(item => item.label)).toContain(name)
    expect(kept.medications?.items).toEqual([])
    expect(kept.conditions?.items).toEqual([])
  })

  it('is named in the words of the owner, and the card says that it is partial', () => {
    const notes = 'Keys are with the neighbour'.repeat(40)
    const { kept, omitted } = encodeCapsule(
      { ...criticalCard, notes: { notes } },
      { maxDigits: 300 },
    )
    expect(omitted).toEqual([{ section: 'notes', label: notes, reason: 'no_room' }])
    expect(kept).toEqual(partial({ ...criticalCard, notes: { notes: '', isCut: true } }))
  })

  it('is cut between the sentences of a note, and the note says so', () => {
    const said = 'Call Dr. Abel first. Is deaf on the left. '
    const notes = said + 'Every key to every door is with a different neighbour of hers. '.repeat(9)
    const { kept, omitted } = encodeCapsule(
      { ...criticalCard, notes: { notes } },
      { maxDigits: 330 },
    )
    expect(kept.notes?.isCut).toBe(true)
    expect(kept.notes?.notes.startsWith(said.trim())).toBe(true)
    expect(kept.notes?.notes.endsWith('.')).toBe(true)
    expect(omitted.map(({ part }) => part)).not.toContain(1)
  })

  it('is cut between entries of implants, with a mark where the rest was', () => {
    const implants = `Pacemaker (2019), hip; ${'a plate of unusual kind in the right forearm, '.repeat(12)}`
    const { kept } = encodeCapsule({ ...criticalCard, body: { implants } }, { maxDigits: 330 })
    expect(kept.body?.implants).toMatch(/^Pacemaker \(2019\), hip.* …$/)
  })

  it('is counted by the list that lacks it', () => {
    const { kept } = encodeCapsule(criticalCard, { maxDigits: 130 })
    const counts = ([list, all]: [typeof kept.allergies | typeof kept.contacts, number]) =>
      expect((list?.items.length ?? 0) + (list?.more ?? 0)).toBe(all)
    counts([kept.allergies, 3])
    counts([kept.contacts, 2])
    expect(kept.medications?.more).toBeGreaterThan(0)
  })

  it('takes a dose along with its frequency, and says where both are', () => {
    const items = [{ name: 'Methotrexate', dosage: '10 mg', frequency: 'once a week, on Mondays' }]
    const card = { ...criticalCard, medications: { state: 'listed' as const, items } }
    const seen = new Set<string>()
    for (let maxDigits = 230; maxDigits >= 110; maxDigits -= 15) {
      for (const item of encodeCapsule(card, { maxDigits }).kept.medications?.items ?? []) {
        seen.add(JSON.stringify(item))
      }
    }
    expect([...seen]).toEqual(
      [items[0], { name: 'Methotrexate', isDoseOnline: true }].map(item => JSON.stringify(item)),
    )
  })

  it('leaves an allergy severe if the omitted reaction was its only sign', () => {
    const reaction = `Anaphylaxis, ${'and much that nobody could foresee '.repeat(9)}`
    const items = [{ allergen: 'Kiwi', severity: 'Mild', reaction }]
    const card = { ...criticalCard, allergies: { state: 'listed' as const, items } }
    const { kept } = encodeCapsule(card, { maxDigits: 250 })
    expect(kept.allergies?.items).toEqual([{ allergen: 'Kiwi', severity: 'Mild', isSevere: true }])
  })

  it('never hides that a list has entries', () => {
    const { kept, omitted } = encodeCapsule(criticalCard, { maxDigits: 80 })
    expect(omitted.length).toBeGreaterThan(5)
    expect(kept.contacts?.state).toBe('listed')
    expect(kept.medications?.state).toBe('listed')
  })

  it('fits the counts of a full record from which everything is left out', () => {
    const full: ResponderCard = {
      ...{ type: 'complete', level: 'emergency', revision: 2 ** 31 - 1 },
      ...{ changedAtMs: Date.UTC(2099, 0), confirmedAtMs: Date.UTC(2098, 0) },
      expiresAt: '2099-06-06T01:22:00.000Z',
      identity: { fullName: 'Åsa '.repeat(20), others: { fullName: ['Asa'], gender: ['F', 'X'] } },
      dnr: { status: 'Unknown', hasDocument: true, others: { status: ['DNR'] } },
      allergies: many({
        allergen: 'Kiwi',
        severity: 'Severe',
        isSevere: true,
        others: { allergen: ['Latex'] },
      }),
      medications: many({ name: 'Warfarin', dosage: '5 mg', others: { dosage: ['3 mg'] } }),
      conditions: many({ condition: 'Asthma', others: { condition: ['COPD'] } }),
      contacts: many({
        name: 'Ana',
        relationship: 'Sister',
        phoneNumber: '112',
        others: { name: ['Anna'] },
      }),
      body: { implants: 'Pacemaker', bloodType: 'A+', others: { bloodType: ['B-'] } },
      notes: { notes: 'Call first. '.repeat(99), others: { notes: ['Call last.'] } },
    }
    const { digits, omitted } = encodeCapsule(full, { maxDigits: MIN_CAPSULE_DIGITS })
    expect(digits.length).toBeLessThanOrEqual(MIN_CAPSULE_DIGITS)
    expect(omitted.length).toBeGreaterThan(800)
  })

  it('does not push out smaller fields if one large field does not fit', () => {
    const implants = 'A very long story about a hip and two knees '.repeat(20)
    const card = { ...criticalCard, body: { implants, bloodType: 'O-' } }
    const { kept, omitted } = encodeCapsule(card, { maxDigits: 320 })
    expect(omitted.map(item => item.field)).toEqual(['implants'])
    expect(kept.body).toEqual({ bloodType: 'O-' })
  })

  it('includes links to files, which only work online, without calling the copy partial', () => {
    const { identity, ...rest } = criticalCard
    const card: ResponderCard = {
      ...rest,
      identity: { ...identity, photoUrl: '/api/files/1' },
      dnr: { status: 'DNR', hasDocument: true, documentUrl: '/api/files/2' },
    }
    const { kept, omitted } = encodeCapsule(card, ROOMY)
    expect(omitted.map(({ field, reason }) => [field, reason])).toEqual([
      ['photoUrl', 'online_only'],
      ['documentUrl', 'online_only'],
    ])
    expect(kept).toEqual({ ...rest, identity, dnr: { status: 'DNR', hasDocument: true } })
  })
})

describe('pieces', () => {
  it('put medicines that change treatment and severe allergies before the others', () => {
    const labels = piecesOf(criticalCard).flatMap(({ field, label }) => (field ? [] : [label]))
    expect(labels).toEqual([
      'Penicillin',
      'Iodinated contrast',
      'Apixaban',
      'Insulin glargine',
      'Bisoprolol',
      'Gregory Wojtkowiak',
      'Atrial fibrillation',
      'Type 2 diabetes',
      'Chronic kidney disease stage 3b',
      'Latex gloves',
      'Rosuvastatin',
      'Annette Lindgren',
    ])
  })

  it('count a severity in conflict as the worse one', () => {
    const allergies: ResponderCard['allergies'] = {
      state: 'listed',
      items: [{ allergen: 'Milk', severity: 'Mild', others: { severity: ['Severe'] } }],
    }
    const [first] = piecesOf({ ...criticalCard, identity: {}, allergies })
    expect(first?.harm).toBe('severeAllergy')
  })
})

describe('reading', () => {
  it('computes the age on the day of reading from the month of birth', () => {
    const { digits } = encodeCapsule(criticalCard, ROOMY)
    expect(read(digits).card.identity.age).toEqual({ years: 68, months: 6, isAbout: true })
    const later = decodeCapsule(digits, '2036-09-02')
    expect(later.ok && later.card.identity.age).toEqual({ years: 79, months: 0, isAbout: true })
  })

  it('says when the copy was made: to the minute on the day of the change, later to the day', () => {
    const { changedAtMs } = criticalCard
    const madeAt = (afterMinutes: number) => {
      const madeAtMs = changedAtMs + afterMinutes * 60_000
      const made = read(encodeCapsule(criticalCard, { ...ROOMY, madeAtMs }).digits).madeAtMs
      return (made - changedAtMs) / 60_000
    }
    expect(madeAt(0)).toBe(0)
    expect(madeAt(77)).toBe(77)
    expect(madeAt(1440 * 30 + 77)).toBe(1440 * 30)
    expect(madeAt(-5)).toBe(0)
  })

  it('keeps the expiry to the minute, never later than it was', () => {
    const card = { ...criticalCard, expiresAt: '2026-03-01T10:15:59.999Z' }
    expect(read(encodeCapsule(card, ROOMY).digits).card.expiresAt).toBe('2026-03-01T10:15:00.000Z')
  })

  it('distinguishes a later version from damage', () => {
    const { digits } = encodeCapsule(criticalCard, ROOMY)
    expect(decodeCapsule(`2${digits.slice(1)}`, TODAY)).toEqual({
      ok: false,
      code: 'newer_version',
    })
    expect(decodeCapsule(`0${digits.slice(1)}`, TODAY)).toEqual({ ok: false, code: 'damaged' })
    expect(decodeCapsule('', TODAY)).toEqual({ ok: false, code: 'damaged' })
    expect(decodeCapsule(`${digits}0`, TODAY)).toEqual({ ok: false, code: 'damaged' })
  })
})

it('is refused for a level that carries no offline copy', () => {
  expect(() => encodeCapsule({ ...criticalCard, level: 'healthcare' }, ROOMY)).toThrow(RangeError)
})

it('holds no text that would hang a reader', () => {
  const endless = { ...criticalCard, notes: { notes: ' '.repeat(120_000) } }
  const { omitted } = encodeCapsule(endless, ROOMY)
  expect(omitted.map(item => item.section)).toEqual(['notes'])
})

it('gives the same digits for the same card, whatever was encoded in between', () => {
  const first = encodeCapsule(criticalCard, ROOMY).digits
  encodeCapsule({ ...criticalCard, notes: { notes: 'Theresa Theresa Theresa' } }, ROOMY)
  expect(encodeCapsule(criticalCard, ROOMY).digits).toBe(first)
})

const many = <T>(item: T) => ({
  state: 'listed' as const,
  items: Array.from({ length: 200 }, () => item),
})
