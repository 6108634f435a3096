import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { elena, FIVE_PLANS, haruka, largest, layla } from '../../../dev/sample-records'
import { LOCALES, labelsOf } from '../../card'
import { disclose, type ResponderCard } from '../../disclosure'
import { type MedicalRecord, POLICY_RELATIONSHIPS } from '../../medical'
import { EVERY_LANGUAGE } from '../../terms/every-language'
import { RESPONDER_CSS } from './css'
import { type ResponderPageOptions, renderResponderPage } from './page'

const OPTIONS: ResponderPageOptions = {
  locale: 'en',
  emergencyNumber: '112',
  source: 'live',
}
const CODE = { type: 'complete', accessLevel: 'emergency', revision: 4, expiresAt: '' } as const
const cardOf = (record: MedicalRecord, code: Partial<Parameters<typeof disclose>[1]> = {}) =>
  disclose(record, { ...CODE, ...code }, '2026-11-21')
const page = (card: ResponderCard, options: Partial<ResponderPageOptions> = {}) =>
  renderResponderPage(card, { ...OPTIONS, ...options })
/** The visible text, with one space between pieces. */
const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

test('blocks are in the order of harm, with the blood type last', () => {
  const text = textOf(page(cardOf(elena, { accessLevel: 'healthcare' })))
  const inOrder = [
    'Elena Márquez Ibáñez',
    '68 years',
    'Language spoken',
    'Do not resuscitate (DNR)',
    'Severe allergies',
    'Penicillin',
    'Medicines that change treatment',
    'Apixaban',
    'Insulin glargine',
    'Conditions',
    'Implants and devices',
    'Other allergies',
    'Other medicines',
    'Emergency contacts',
    'Notes',
    'Own phone',
    'Blood type',
    'Insurance',
    'Reported by the person. Not checked by a doctor.',
  ]
  const places = inOrder.map(words => text.indexOf(words))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test.each([elena, layla, haruka, largest])('every word of a card is on its page', record => {
  const card = cardOf(record, { accessLevel: 'healthcare' })
  // A number within a text is an element of its own.
  const text = unescaped(page(card).replaceAll(/<\/?bdo[^>]*>/g, ''))
  const words = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(words)
        : []
  const { identity, dnr, allergies, medications, conditions, contacts, notes, insurance } = card
  const coded = new Set<string | undefined>([
    ...[identity.birthDate, identity.birthMonth, identity.language, dnr?.status],
    ...POLICY_RELATIONSHIPS,
  ])
  const shown = { ...identity, firstName: '', a: allergies?.items, m: medications?.items }
  const all = [shown, conditions?.items, contacts?.items, notes, insurance, card.body?.implants]
  const missing = words(all)
    .filter(word => !coded.has(word) && !/^\d{4}-\d\d-\d\d$/.test(word))
    .filter(word => !text.includes(word))
  expect(missing).toEqual([])
})

test('an empty list says either that none is known or that nothing was recorded', () => {
  const text = textOf(page(cardOf({ ...layla, medications: [], conditions: [] })))
  expect(text).toContain('Allergies None known')
  expect(text).toContain('Medicines Not recorded')
  expect(text).toContain('Conditions Not recorded')
})

test('both sides of a dispute are shown with a note', () => {
  const text = textOf(page(cardOf(elena)))
  expect(text).toContain('5 mg or 2.5 mg · twice a day Two devices disagree.')
  expect(text).toContain('Blood type A- or A+ Two devices disagree.')
})

test('a possibly severe allergy and a possible blood thinner are marked as such', () => {
  const card = cardOf({
    ...layla,
    allergies: [
      { id: '1', allergen: 'Nuts', severity: 'Mild', conflicts: { severity: ['Severe'] } },
    ],
    medications: [{ id: '2', name: 'Apixoban', conflicts: { name: ['Apixaban'] } }],
  })
  const text = textOf(page(card))
  expect(text).toContain('Severe allergies Nuts Mild or Severe')
  expect(text).toContain('Medicines that change treatment Apixoban or Apixaban Blood thinner')
})

describe('an offline copy', () => {
  const printed = { source: { printedAtMs: Date.UTC(2026, 9, 1) } }

  test('says below the severe allergies when it was made, and links to no document', () => {
    const html = page({ ...cardOf(elena), isPartial: true }, printed)
    expect(textOf(html)).toMatch(
      /Severe allergies.*Shock.*copy made on October 1, 2026\..*no room for everything\..*Apixaban/,
    )
    expect(html).not.toContain('/api/files/')
  })

  test('says that more is online, also in a list that lost all its lines', () => {
    const card = { ...cardOf(elena), isPartial: true }
    const conditions: ResponderCard['conditions'] = { state: 'listed', items: [], more: 2 }
    const text = textOf(page({ ...card, conditions }, printed))
    expect(text).toContain('This copy has no room for everything.')
    expect(text).toContain('Conditions 2 more conditions online')
  })

  test('says before the name that it expired', () => {
    const card = { ...cardOf(elena), expiresAt: '2026-11-20T10:00:00Z' }
    const text = textOf(page(card, { ...printed, nowMs: Date.UTC(2026, 10, 21) }))
    expect(text).toMatch(/expired on November 20, 2026 at 10:00 AM UTC.*Elena/)
    expect(textOf(page(card, { ...printed, nowMs: Date.UTC(2026, 10, 19) }))).not.toMatch(/expired/)
  })
})

describe('before the name', () => {
  const beforeName = (html: string) => /<main>(.*)<h1>/s.exec(html)?.[1] ?? ''
  const numbers = (html: string) => [...html.matchAll(/href="tel:([^"]*)"/g)].map(([, to]) => to)

  test('are the emergency number, the languages of the page and the first contact', () => {
    const html = beforeName(page(cardOf(elena)))
    expect(numbers(html)).toEqual(['112', '+34611222333'])
    expect(textOf(html)).toContain('Call Marta Ibáñez · Daughter +34 611 222 333')
    expect(html.match(/hreflang=/g)).toHaveLength(LOCALES.length - 1)
  })

  test.each([
    ['de', 'Marta Ibáñez · Daughter anrufen'],
    ['ja', 'Marta Ibáñez · Daughter に電話する'],
    ['uk', 'Подзвонити: Marta Ibáñez · Daughter'],
  ] as const)('is a call of the first contact as %s says it', (locale, words) => {
    expect(textOf(beforeName(page(cardOf(elena), { locale })))).toContain(words)
  })

  test('is each number of a disputed first contact, with the name once', () => {
    const contact = { name: 'Tom', relationship: 'Son', phoneNumber: '+44 20 7946 0001' }
    const conflicts = { phoneNumber: ['+44 20 7946 0002'] }
    const contacts = [{ id: '1', ...contact, conflicts }]
    const html = beforeName(page(cardOf({ ...elena, contacts })))
    expect(numbers(html)).toEqual(['112', '+442079460001', '+442079460002'])
    expect(html.match(/Tom/g)).toHaveLength(1)
  })

  test.each([
    ['no contacts are recorded', cardOf({ ...elena, contacts: [] })],
    ['the code shows no contacts', cardOf(elena, { type: 'allergies' })],
  ])('is no call to a contact if %s', (_, card) => {
    expect(numbers(beforeName(page(card)))).toEqual(['112'])
  })

  test('is the relationship alone if the level does not show the name', () => {
    const html = beforeName(page(cardOf(elena, { type: 'contacts', accessLevel: 'public' })))
    expect(textOf(html)).toContain('Call Daughter +34 611 222 333')
    expect(html).not.toContain('Marta')
  })
})

test('pictures and documents come only from our own server', () => {
  const urls = ['https://evil.example/x.png', '//evil.example/x', '/\\evil', 'javascript:alert(x)']
  for (const url of urls) {
    const profile = { id: 'p', photoUrl: url, dnrStatus: 'DNR', dnrDocumentUrl: url } as const
    const html = page(cardOf({ ...elena, profile }))
    expect(html).not.toContain('<img')
    expect(html).not.toContain('View document')
  }
  const profile = { id: 'p', photoUrl: '/api/files/1' }
  expect(page(cardOf({ ...elena, profile }))).toContain('<img src="/api/files/1"')
})

test('no typed value can add a tag or an attribute', () => {
  const replaced = (value: unknown, by: string): unknown =>
    typeof value === 'string'
      ? by
      : Array.isArray(value)
        ? value.map(item => replaced(item, by))
        : value && typeof value === 'object'
          ? Object.fromEntries(
              Object.entries(value).map(([key, item]) => [key, replaced(item, by)]),
            )
          : value
  const card = cardOf({ ...largest, plans: FIVE_PLANS }, { accessLevel: 'healthcare' })
  const filledWith = (text: string) => {
    const { type, level, expiresAt } = card
    // The strings are replaced; a person does not type the type, the level and the expiry.
    const changed = replaced(card, text) as ResponderCard
    return page({ ...changed, type, level, expiresAt })
  }
  const skeleton = (html: string) => html.replace(/[^<>"']/g, '')
  const hostile = filledWith(`"'><script>alert(x)</script><img src=x onerror='a'>{date}&lt;`)
  expect(skeleton(hostile) === skeleton(filledWith('plain words'))).toBe(true)
  expect(hostile).not.toContain('<script>')
})

describe.each(LOCALES)('the page in %s', locale => {
  const card = cardOf({ ...largest, plans: FIVE_PLANS }, { accessLevel: 'healthcare' })
  const html = page({ ...card, isPartial: true }, { locale, dictionary: EVERY_LANGUAGE })

  test('arrives in the first flight of packets for the largest record', () => {
    expect(gzipSync(html, { level: 6 }).length).toBeLessThan(14 * 1024)
  })

  test('has that language and its direction', () => {
    expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(unescaped(html)).toContain(labelsOf(locale).severeAllergies)
  })

  test('has links to every other language', () => {
    const links = [...html.matchAll(/href="\?lang=(\w+)"/g)].map(match => match[1])
    expect(links).toEqual(LOCALES.filter(other => other !== locale))
  })
})

describe('instructions', () => {
  const html = (plans: MedicalRecord['plans'], options = {}) =>
    page(cardOf({ ...elena, plans }), options)

  test('come directly after resuscitation, each with its kind as a word', () => {
    const text = textOf(html(FIVE_PLANS.slice(0, 2)))
    expect(text).toMatch(/Resuscitation .* Instructions Do Inject .* Never No needles .* Severe/)
  })

  test('up to three are whole, and more of them show their first sentence', () => {
    expect(html(FIVE_PLANS.slice(0, 3))).not.toContain('<li class="plan do"><details>')
    const long = html(FIVE_PLANS)
    expect(long).toContain(
      '<details><summary><strong class="mark">Do</strong> <b><bdi>Inject what is in the pouch first.</bdi></b></summary>',
    )
    expect(textOf(long)).toContain('Then call the clinic.')
  })

  test('have a button for the number of their author', () => {
    expect(html(FIVE_PLANS.slice(0, 1))).toContain('<a class="call" href="tel:+4570100001">')
  })

  test('keep the order of a phone number in right-to-left text', () => {
    const from = 'زوجتي، +962 79 555 0110'
    expect(html([{ id: '1', kind: 'do', text: 'انتظروا ابني 079 555 0111.', from }])).toMatch(
      /ابني <bdo dir="ltr">079 555 0111<\/bdo>.*زوجتي، <bdo dir="ltr">\+962 79 555 0110<\/bdo>/,
    )
  })

  test('of a kind that only a newer app knows are important', () => {
    const text = textOf(html([{ id: '1', kind: 'fromNewerApp', text: 'Keep me warm.' }]))
    expect(text).toContain('Instructions Important Keep me warm. Written by the person alone')
  })
})

test('the page has one optional script, no inline style and no third party', () => {
  const script = '<script src="/responder.js" defer></script>'
  const whole = page(cardOf(largest, { accessLevel: 'healthcare' }))
  expect(whole).toContain(script)
  const html = whole.replace(script, '')
  expect(html.match(/<script|<link|\sstyle=|\son\w+=|https?:|url\(|@import/g)).toBeNull()
})

test('the page contains its style byte for byte, because the policy has its hash', () => {
  expect(page(cardOf(elena))).toContain(`<style>${RESPONDER_CSS}</style>`)
  expect(RESPONDER_CSS).not.toMatch(/[<\\]/)
})

test.each(LOCALES)('a date that ends with a full stop ends its sentence in %s', locale => {
  const source = { printedAtMs: Date.UTC(2026, 9, 1) }
  const card = { ...cardOf(elena), expiresAt: '2026-11-20T10:00:00Z' }
  const html = page(card, { locale, source, nowMs: Date.UTC(2026, 10, 21) })
  expect(textOf(html)).not.toContain('..')
})

test('ages of small children are in months, of newborns in days', () => {
  const born = (dateOfBirth: string) =>
    textOf(page(cardOf({ ...elena, profile: { id: 'p', dateOfBirth } }), { locale: 'en' }))
  expect(born('2025-09-01')).toContain('14 months')
  expect(born('2026-10-01')).toContain('51 days')
  expect(born('2026-11-01')).toContain('20 days')
  expect(born('2020-11-01')).toContain('6 years')
  expect(born('1951')).toContain('about 75 years')
})

test('a page shows at most 200 lines of a list and says how many more there are', () => {
  const allergies = Array.from({ length: 20_000 }, (_, i) => ({
    ...{ id: `${i}`, allergen: `Allergen ${i}` },
    severity: i === 19_999 ? 'Schwer' : 'Mild',
  }))
  const html = page(cardOf({ ...layla, allergies }))
  expect(html.match(/Allergen \d/g)).toHaveLength(200)
  expect(textOf(html)).toContain('Severe allergies Allergen 19999')
  expect(textOf(html)).toContain('19800 more allergies')
  expect(gzipSync(html).length).toBeLessThan(14 * 1024)
})

test('the translation of an entry comes before the original words, with its language', () => {
  const html = page(cardOf(layla), { locale: 'de', dictionary: EVERY_LANGUAGE })
  expect(html).toContain('<bdi>Epilepsie</bdi> <span class="written">(<bdi lang="ar">صرع</bdi>)')
  expect(html).toContain('<bdi lang="ar">وُلدت قبل موعدها بستة أسابيع.</bdi>')
  expect(textOf(html)).toContain('(Sprache: Arabisch)')
})

test.each([elena, layla, haruka, largest])(
  'the original words are complete on a page in any language',
  record => {
    const card = cardOf(record, { accessLevel: 'healthcare' })
    const entries = [
      ...(card.allergies?.items ?? []).flatMap(({ allergen, reaction }) => [allergen, reaction]),
      ...(card.medications?.items ?? []).flatMap(({ name, frequency }) => [name, frequency]),
      ...(card.conditions?.items ?? []).map(({ condition }) => condition),
    ].flatMap(entry => entry ?? [])
    for (const locale of LOCALES) {
      const text = unescaped(page(card, { locale, dictionary: EVERY_LANGUAGE }))
      expect(entries.filter(entry => !text.includes(`>${entry}</bdi>`))).toEqual([])
    }
  },
)

test('an entry cannot change the direction of its line', () => {
  const html = page(cardOf(layla), { locale: 'de' })
  for (const entry of ['صرع', 'فينوباربيتال', 'مرتين يوميًا', 'سمير الحسيني', 'الأب']) {
    expect(html).toContain(`<bdi>${entry}</bdi>`)
  }
  expect(html).toContain('<bdo dir="ltr">+٩٦٢ ٧٩ ١٢٣ ٤٥٦٧</bdo>')
})
