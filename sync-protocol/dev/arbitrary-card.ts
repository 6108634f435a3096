import * as fc from 'fast-check'
import type { CardList, ResponderCard } from '../src/disclosure'
import {
  BLOOD_TYPES,
  CARD_EFFECTS,
  DNR_STATUSES,
  GENDERS,
  ORGAN_DONOR,
  PLAN_KINDS,
} from '../src/medical'
import { QR_TYPES } from '../src/medical/code-levels'

const TRICKY = [
  'Penicillin',
  'PENICILLIN',
  'McDonald-O’Brien',
  'Ибупрофен',
  'ǅ İstanbul ß ŸÿÀ÷×Þ Σσς',
  'بنسلين',
  '青霉素\n花生',
  '👩🏽‍⚕️ 😀',
  '\u001e\u001e a\u001eB',
  '\u0000',
  '\ud800 alone',
  '<script>alert(1)</script>',
  ' ',
  '0012',
  'toString',
  '__proto__',
  'ÿ'.repeat(200),
]
const written = fc.oneof(
  fc.constantFrom(...TRICKY),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
)
const filled = written.filter(text => text !== '')

const some = <T extends object, K extends keyof T>(
  model: { [P in keyof T]: fc.Arbitrary<T[P]> },
  requiredKeys: K[],
) => fc.record(model, { requiredKeys })

const disputes = <K extends string>(...fields: K[]) =>
  fc.option(
    fc
      .tuple(fc.constantFrom(...fields), fc.array(written, { minLength: 1, maxLength: 3 }))
      .map(([field, values]) => ({ [field]: values })),
    { freq: 8, nil: undefined },
  )
const disputed = <T extends object>(item: fc.Arbitrary<T>, ...fields: string[]) =>
  fc
    .tuple(item, disputes(...fields))
    .map(([value, others]) => (others ? { ...value, others } : value))

const listed = <T>(item: fc.Arbitrary<T>): fc.Arbitrary<CardList<T>> =>
  fc.oneof(
    fc
      .constantFrom('noneKnown' as const, 'notRecorded' as const, 'noneCurrent' as const)
      .map(state => ({ state, items: [] })),
    fc
      .array(item, { minLength: 1, maxLength: 6 })
      .map(items => ({ state: 'listed' as const, items })),
  )

const day = fc.oneof(
  fc
    .date({ min: new Date('1970-01-01'), max: new Date('2140-01-01'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10)),
  filled,
)
const month = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1890, max: 2200 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`),
  filled,
)
const minute = fc.integer({ min: 0, max: 99_999_998 }).map(minutes => minutes * 60_000)

const model = {
  type: fc.constantFrom(...QR_TYPES),
  level: fc.constantFrom('emergency' as const, 'public' as const),
  revision: fc.integer({ min: 1, max: 100_000 }),
  changedAtMs: minute,
  confirmedAtMs: fc.integer({ min: 0, max: 70_000 }).map(days => days * 86_400_000),
  expiresAt: fc.oneof(
    fc.constant(''),
    minute.map(ms => new Date(ms).toISOString()),
  ),
  identity: disputed(
    fc.oneof(
      some(
        {
          firstName: filled,
          fullName: filled,
          birthMonth: month,
          gender: fc.constantFrom(...GENDERS),
          language: filled,
        },
        [],
      ),
      fc.constantFrom(
        { fullName: '赵志强', firstName: '志强' },
        { fullName: '佐々木 遥', firstName: '遥' },
        { fullName: 'Ana Sol', firstName: 'Ana' },
      ),
    ),
    'fullName',
    'firstName',
    'gender',
    'language',
  ),
  dnr: disputed(
    fc.record({ status: fc.constantFrom(...DNR_STATUSES), hasDocument: fc.boolean() }),
    'status',
  ),
  allergies: listed(
    disputed(
      some(
        {
          allergen: written,
          severity: written,
          reaction: filled,
          isSevere: fc.constant(true as const),
        },
        ['allergen', 'severity'],
      ),
      'allergen',
      'severity',
      'reaction',
    ),
  ),
  medications: listed(
    disputed(
      some(
        {
          name: written,
          effect: fc.oneof(fc.constantFrom(...CARD_EFFECTS), filled),
          dosage: filled,
          frequency: filled,
        },
        ['name'],
      ),
      'name',
      'effect',
      'dosage',
      'frequency',
    ),
  ),
  conditions: listed(disputed(fc.record({ condition: written }), 'condition')),
  contacts: listed(
    disputed(
      some({ relationship: written, phoneNumber: written, name: filled }, [
        'relationship',
        'phoneNumber',
      ]),
      'relationship',
      'phoneNumber',
      'name',
    ),
  ),
  plans: listed(
    disputed(
      some(
        {
          text: fc.oneof(
            written,
            fc
              .array(
                fc.constantFrom('Give it first. ', '5 mg. ', '先联系我。', 'Nie po lewej!\n'),
                {
                  minLength: 1,
                  maxLength: 8,
                },
              )
              .map(said => said.join('')),
          ),
          kind: fc.oneof(fc.constantFrom(...PLAN_KINDS), filled),
          about: filled,
          whereIs: filled,
          from: filled,
        },
        ['text', 'kind'],
      ),
      'text',
      'kind',
      'about',
      'whereIs',
      'from',
    ),
  ),
  body: disputed(
    some(
      {
        bloodType: fc.constantFrom(...BLOOD_TYPES),
        heightCm: fc.integer({ min: 20, max: 280 }),
        weightKg: fc.integer({ min: 20, max: 65_000 }).map(tenGrams => tenGrams / 100),
        implants: filled,
        pregnancyDueDate: day,
        organDonor: fc.constantFrom(...ORGAN_DONOR),
      },
      [],
    ),
    'bloodType',
    'heightCm',
    'weightKg',
    'implants',
    'pregnancyDueDate',
    'organDonor',
  ),
  notes: disputed(
    fc
      .oneof(
        filled,
        fc
          .array(
            fc.constantFrom('Call Ana first. ', 'Ne pas piquer à gauche !\n', '请先联系我的女儿。'),
            { minLength: 1, maxLength: 30 },
          )
          .map(said => said.join('')),
      )
      .map(notes => ({ notes })),
    'notes',
  ),
} satisfies { [K in keyof ResponderCard]?: unknown }

export const arbitraryCard: fc.Arbitrary<ResponderCard> = fc.record(model, {
  requiredKeys: ['type', 'level', 'revision', 'changedAtMs', 'expiresAt', 'identity'],
})
