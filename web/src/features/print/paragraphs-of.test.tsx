import { renderToStaticMarkup } from 'react-dom/server'
import { factsOf, type Locale, type ResponderCard } from 'sync-protocol/card'
import { EVERY_LANGUAGE } from 'sync-protocol/terms/every-language'
import { expect, it } from 'vitest'
import { type Paragraph, paragraphsOf, without } from './paragraphs-of'

const BARE: ResponderCard = {
  type: 'emergency',
  level: 'emergency',
  revision: 1,
  changedAtMs: 0,
  expiresAt: '',
  identity: {},
}
const DNR = { status: 'None', hasDocument: false } as const
const of = (card: Partial<ResponderCard>, locale: Locale = 'en') =>
  paragraphsOf(factsOf({ ...BARE, dnr: DNR, ...card }, locale), locale)
const textOf = (words: React.ReactNode) =>
  renderToStaticMarkup(words)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
/** Each paragraph as one line, with `!` before the critical ones. */
const lines = (card: Partial<ResponderCard>) =>
  of(card)
    .map(({ heading, tone, entries }) => {
      const words = entries.map(entry => textOf(entry.words)).join(' · ')
      return `${tone === 'plain' ? '' : '!'}${heading ? `${heading}: ` : ''}${words}`
    })
    .filter(line => line !== 'Resuscitation: No DNR order')

it('life-threatening facts come first, the blood type last', () => {
  const card: Partial<ResponderCard> = {
    body: { bloodType: 'A-', weightKg: 71, implants: 'Pacemaker', pregnancyDueDate: '2027-02-11' },
    notes: { notes: 'Hearing aid' },
    medications: {
      state: 'listed',
      items: [
        { name: 'Metformin' },
        { name: 'Apixaban', dosage: '5 mg', frequency: 'daily' },
        { name: 'Insulin glargine' },
      ],
    },
    allergies: {
      state: 'listed',
      items: [
        { allergen: 'Pollen', severity: 'Mild' },
        { allergen: 'Penicillin', severity: 'Severe', reaction: 'Shock' },
      ],
    },
    conditions: { state: 'listed', items: [{ condition: 'Epilepsy' }] },
    dnr: { status: 'DNR', hasDocument: true },
  }
  expect(lines(card)).toEqual([
    '!Resuscitation: Do not resuscitate (DNR) · Document uploaded by the person, not checked.',
    '!Severe allergies: Penicillin (Shock)',
    '!Blood thinner (anticoagulant): Apixaban (5 mg, daily)',
    '!Insulin: Insulin glargine',
    'Conditions: Epilepsy',
    'Implants and devices: Pacemaker',
    'Pregnant, due February 11, 2027',
    'Other allergies: Pollen (Mild)',
    'Other medicines (as entered): Metformin',
    'Notes: Hearing aid',
    'Other details: Weight: 71 kg · Blood type: A-',
  ])
})

it.each([
  ['en', 'Severe', 'Milk'],
  ['en', 'SEVERE!', 'Milk'],
  ['en', 'Schwer', 'Milk'],
  ['de', 'Severe', 'Milch (Milk)'],
  ['de', 'schwer', 'Milch (Milk)'],
  ['en', 'Life-threatening', 'Milk (Life-threatening)'],
] as const)(
  'under “Severe allergies” in %s, %s is said only if it says more',
  (locale, severity, said) => {
    const allergies = { state: 'listed' as const, items: [{ allergen: 'Milk', severity }] }
    const facts = factsOf({ ...BARE, allergies }, locale, { dictionary: EVERY_LANGUAGE })
    const alarm = paragraphsOf(facts, locale).find(({ tone }) => tone === 'alarm')
    expect(alarm?.entries.map(({ words }) => textOf(words))).toEqual([said])
  },
)

it('resuscitation leads only if something about it is recorded, and else gives way to all other entries', () => {
  const allergies = { state: 'listed' as const, items: [{ allergen: 'Milk', severity: 'Severe' }] }
  const positions = (dnr?: ResponderCard['dnr']) => {
    const card = { ...BARE, allergies, body: { bloodType: 'A-' }, ...(dnr && { dnr }) }
    const paragraphs = paragraphsOf(factsOf(card, 'en'), 'en')
    const at = paragraphs.findIndex(({ heading }) => heading === 'Resuscitation')
    const rank = paragraphs[at]?.entries[0]?.importance ?? -1
    const others = paragraphs.flatMap(({ entries }, i) => (i === at ? [] : entries))
    return [at, others.every(({ importance }) => importance < rank)]
  }
  for (const status of ['None', 'DNR', 'POLST'] as const)
    expect(positions({ status, hasDocument: false })).toEqual([0, false])
  expect(positions({ status: 'Unknown', hasDocument: true })).toEqual([0, false])
  expect(positions({ status: 'Unknown', hasDocument: false, others: { status: ['DNR'] } })).toEqual(
    [0, false],
  )
  expect(positions({ status: 'Unknown', hasDocument: false })).toEqual([2, true])
  expect(positions(undefined)).toEqual([2, true])
})

it('an empty list says whether none is known, none is current or nothing was recorded', () => {
  const card: Partial<ResponderCard> = {
    allergies: { state: 'noneKnown', items: [] },
    medications: { state: 'notRecorded', items: [] },
    conditions: { state: 'noneCurrent', items: [] },
  }
  expect(lines(card)).toEqual([
    'Conditions: None current',
    'Allergies: None known',
    'Medicines: Not recorded',
  ])
})

it('all sides of a conflict are printed', () => {
  const card: Partial<ResponderCard> = {
    dnr: { status: 'None', hasDocument: false, others: { status: ['DNR'] } },
    body: {
      weightKg: 71,
      heightCm: 170,
      bloodType: 'A+',
      pregnancyDueDate: '2027-02-11',
      others: {
        weightKg: ['17'],
        heightCm: ['107'],
        bloodType: ['A-'],
        pregnancyDueDate: ['2027-03-11'],
      },
    },
    allergies: {
      state: 'listed',
      items: [{ allergen: 'Nuts', severity: 'Mild', others: { severity: ['Severe'] } }],
    },
    contacts: {
      state: 'listed',
      items: [{ relationship: 'Son', phoneNumber: '1', others: { phoneNumber: ['2'] } }],
    },
  }
  expect(lines(card)).toEqual([
    '!Resuscitation: No DNR order or Do not resuscitate (DNR)',
    '!Severe allergies: Nuts (Mild or Severe)',
    'Pregnant, due February 11, 2027 or Pregnant, due March 11, 2027',
    'Emergency contacts: Son: 1 or 2',
    'Other details: Height: 170 cm or 107 cm · Weight: 71 kg or 17 kg · Blood type: A+ or A-',
  ])
})

it('a shortened paragraph says what kind of entries are missing, in the language of the card', () => {
  const medications = {
    state: 'listed',
    items: [{ name: 'Metformin' }, { name: 'Ramipril' }],
  } as const satisfies ResponderCard['medications']
  const moreOf = (locale: Locale, isLastSide: boolean) => {
    const paragraph = of({ medications }, locale).at(-1)
    return paragraph?.more(paragraph.entries, isLastSide)
  }
  expect(moreOf('en', true)).toBe('2 more medicines online')
  expect(moreOf('en', false)).toBe('2 more medicines')
  expect(moreOf('de', true)).toMatch(/2.*online/)
})

it('the details of an instruction are kept for the other side, with its kind', () => {
  const plans = {
    state: 'listed',
    items: [
      { kind: 'do', text: 'Inject first.', about: 'Addison', whereIs: 'Red pouch' },
      { kind: 'avoid', text: 'No needles here.', about: 'Left arm' },
    ],
  } as const satisfies ResponderCard['plans']
  const paragraphs = of({ plans }).slice(1)
  const [instructions] = paragraphs
  const words = ({ entries }: Pick<Paragraph, 'entries'>) => entries.map(each => textOf(each.words))
  const [first, firstDetails, second, secondDetails] = words(instructions ?? { entries: [] })
  expect([first, second]).toEqual(['Do: Inject first.', 'Never: No needles here.'])
  expect(firstDetails).toContain('(Addison, Where it is: Red pouch')
  const [left] = without(paragraphs, new Set([0, 2, 3]))
  expect(words(left ?? { entries: [] })).toEqual([
    expect.stringMatching(/^Do: Addison, Where it is: Red pouch/),
  ])
  expect(left?.entries[0]?.isNext).toBe(false)
  expect(instructions?.more([instructions.entries[1] ?? never()], true)).toBe('The rest is online.')
  expect(instructions?.more([instructions.entries[1] ?? never()], false)).toBe('')
  expect(instructions?.more(instructions.entries, true)).toBe('2 more instructions online')
  expect(secondDetails).toContain('Left arm')
})

function never(): never {
  throw new Error('there is an entry')
}

it('notes are cut between sentences, and no sentence is shown without those before it', () => {
  const [notes] = of({ notes: { notes: 'Hears badly. Speak up! Diabetic since 1999.' } }).slice(-1)
  expect(notes?.entries.map(({ words, isNext }) => [textOf(words), isNext ?? false])).toEqual([
    ['Hears badly.', false],
    ['Speak up!', true],
    ['Diabetic since 1999.', true],
  ])
  expect(notes?.more(notes.entries.slice(1), true)).toBe('The rest is online.')
  const [disputed] = of({
    notes: { notes: 'Deaf. Mute.', others: { notes: ['Hears well. Speaks.'] } },
  }).slice(-1)
  expect(disputed?.entries).toHaveLength(1)
})

it('each entry has the direction of its script, and a number is never right-to-left', () => {
  const [contacts] = of(
    {
      contacts: {
        state: 'listed',
        items: [{ name: 'Dr. ليلى', relationship: 'طبيبة', phoneNumber: '+٩٦٢ ٧٩' }],
      },
    },
    'ar',
  ).slice(-1)
  const html = renderToStaticMarkup(contacts?.entries[0]?.words)
  expect(html).toContain('<bdi dir="rtl">Dr. ليلى</bdi>')
  expect(html).toContain('<bdi dir="rtl">طبيبة</bdi>')
  expect(html).toContain('<bdo dir="ltr">+٩٦٢\u00a0٧٩</bdo>')
})

it('facts that a code does not disclose leave no word', () => {
  expect(
    paragraphsOf(factsOf({ ...BARE, type: 'allergies', level: 'public' }, 'en'), 'en'),
  ).toEqual([])
})

it("the reader's term comes before the written words, and can be removed", () => {
  const allergy = { allergen: 'Penicillin', severity: 'Severe', reaction: 'Hives' }
  const facts = factsOf({ ...BARE, allergies: { state: 'listed', items: [allergy] } }, 'ja', {
    dictionary: EVERY_LANGUAGE,
  })
  const entry = paragraphsOf(facts, 'ja').find(({ tone }) => tone === 'alarm')?.entries[0]
  expect(entry?.isBilingual).toBe(true)
  expect(textOf(entry?.words)).toBe('ペニシリン (Penicillin) – じんましん (Hives)')
  const left = renderToStaticMarkup(entry?.words).replaceAll(
    /<span class="wallet-called">.*?<\/span>/g,
    '',
  )
  expect(left.replaceAll(/<[^>]*>/g, '')).toBe('Penicillin – Hives')
  expect(left).toContain('lang="en">Penicillin</bdi>')
})

it.each([
  ['en', ', '],
  ['ar', '، '],
  ['zh', '、'],
] as const)('details are separated by the comma of %s', (locale, comma) => {
  const medicine = { name: 'Zinctral', dosage: '.5 mg', frequency: 'as directed' }
  const facts = factsOf(
    { ...BARE, dnr: DNR, medications: { state: 'listed', items: [medicine] } },
    locale,
  )
  const entry = paragraphsOf(facts, locale).at(-1)?.entries[0]
  expect(textOf(entry?.words)).toBe(`Zinctral (.5 mg${comma}as directed)`)
})

it.each(['1-0-0', '1 tablet', '1日2回', '18 одиниць', '1 Tablette', '2錠'])(
  'a number is neither broken nor separated from its unit: %s',
  dosage => {
    const medicine = { name: 'Zinctral', dosage, frequency: 'x' }
    const facts = factsOf(
      { ...BARE, dnr: DNR, medications: { state: 'listed', items: [medicine] } },
      'en',
    )
    const entry = paragraphsOf(facts, 'en').at(-1)?.entries[0]
    const html = renderToStaticMarkup(entry?.words)
    expect(html).toContain(
      `<bdi dir="ltr" class="wallet-whole">${dosage.replace(' ', '\u00a0')}</bdi>`,
    )
  },
)

it('a number in a longer entry stays next to its unit', () => {
  const medicine = { name: 'Zinctral', dosage: 'take 2 tablets, later 10 Tropfen', frequency: 'x' }
  const facts = factsOf(
    { ...BARE, dnr: DNR, medications: { state: 'listed', items: [medicine] } },
    'en',
  )
  const entry = paragraphsOf(facts, 'en').at(-1)?.entries[0]
  expect(renderToStaticMarkup(entry?.words)).toContain('take 2\u00a0tablets, later 10\u00a0Tropfen')
})

it('a phone number within right-to-left text keeps its order and its line', () => {
  const plan = { kind: 'do', text: 'انتظروا زوجتي.', from: 'سلمى، +962 79 555 0110' }
  const [, paragraph] = of({ plans: { state: 'listed', items: [plan] } }, 'ar')
  expect(renderToStaticMarkup(paragraph?.entries[1]?.words)).toContain(
    'سلمى، <bdo dir="ltr">+962\u00a079\u00a0555\u00a00110</bdo>',
  )
})

it('each instruction begins a line', () => {
  const items = ['do', 'avoid'].map(kind => ({ kind, text: 'Wait for me.' }))
  const [paragraph, other] = of({
    plans: { state: 'listed', items },
    conditions: { state: 'listed', items: [{ condition: 'Asthma', status: 'Active' }] },
  }).slice(1)
  expect(paragraph?.entries.map(({ between }) => between)).toEqual(['\n', '', '\n', ''])
  expect(other?.entries.map(({ between }) => between)).toEqual([' · '])
})
