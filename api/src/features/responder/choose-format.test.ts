import * as fc from 'fast-check'
import Negotiator from 'negotiator'
import { describe, expect, it } from 'vitest'
import { chooseFormat } from './choose-format'

const TYPES = {
  'text/html;charset=utf-8': 'html',
  'application/fhir+json;charset=utf-8;fhirVersion=4.0': 'fhir',
  'text/plain;charset=utf-8': 'text',
} as const

const RANGES = [
  ...['text/html', 'application/fhir+json', 'text/plain', 'text/*', 'application/*', '*/*'],
  ...['TEXT/HTML', 'text/html;level=1', 'text/html;charset=utf-8', 'text/plain;charset="utf-8"'],
  ...['application/fhir+json;fhirVersion=4.0', 'application/fhir+json; fhirVersion=3.0'],
  ...[
    'application/fhir+json;charset=utf-8',
    'image/*',
    'application/xml',
    'text/csv',
    'a/b;c="d,e"',
  ],
]

/** Each range has a quality of its own, because the rule for ties is ours. */
const manyHeaders = fc
  .record({
    ranges: fc.shuffledSubarray(RANGES, { minLength: 1, maxLength: 6 }),
    qualities: fc.uniqueArray(fc.nat(49), { minLength: 6, maxLength: 6 }),
    before: fc.constantFrom(';q=', '; q=', ' ;\tq='),
    between: fc.constantFrom(',', ', ', ' ,\t'),
  })
  .map(({ ranges, qualities, before, between }) =>
    ranges.map((range, at) => range + before + (qualities[at] ?? 0) / 50).join(between),
  )

it.each(fc.sample(manyHeaders, { seed: 41, numRuns: 500 }))(
  'negotiator chooses the same for %j',
  accept => {
    const [best] = new Negotiator({ headers: { accept } }).mediaTypes(Object.keys(TYPES))
    expect(chooseFormat(accept)).toBe(best === undefined ? null : TYPES[best as keyof typeof TYPES])
  },
)

const IMAGES = 'image/avif,image/webp,image/apng'
describe('a page is for', () => {
  it.each([
    ['no header', undefined],
    ['an empty header', ''],
    ['curl', '*/*'],
    [
      'Chromium',
      `text/html,application/xhtml+xml,application/xml;q=0.9,${IMAGES},*/*;q=0.8,application/signed-exchange;v=b3;q=0.7`,
    ],
    ['Firefox', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
    [
      'Firefox until 2024',
      `text/html,application/xhtml+xml,application/xml;q=0.9,${IMAGES},*/*;q=0.8`,
    ],
    [
      'Safari and the camera of an iPhone',
      'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    ],
    ['Internet Explorer', 'text/html, application/xhtml+xml, */*'],
    [
      'Android’s browser and Google Lens',
      `text/html,application/xhtml+xml,application/xml;q=0.9,${IMAGES},*/*;q=0.8`,
    ],
    [
      'Opera Mini',
      'text/html, application/xml;q=0.9, application/xhtml+xml, image/png, image/webp, image/jpeg, image/gif, image/x-xbitmap, */*;q=0.1',
    ],
    ['a picture', `${IMAGES},image/svg+xml,image/*,*/*;q=0.8`],
    ['Java', 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2'],
    ['axios', 'application/json, text/plain, */*'],
    ['a tie', 'application/fhir+json, text/plain, text/html'],
    ['a tie of qualities', 'application/fhir+json;q=0.5, text/*;q=0.5'],
    ['JSON with HTML', 'application/json, text/html;q=0.1'],
    ['no media type at all', 'json'],
    ['a comma', ',;,'],
  ])('%s', (_, accept) => expect(chooseFormat(accept)).toBe('html'))
})

describe('data is for', () => {
  it.each([
    ['FHIR', 'application/fhir+json', 'fhir'],
    [
      'HAPI',
      'application/fhir+xml;q=1.0, application/fhir+json;q=1.0, application/xml+fhir;q=0.9, application/json+fhir;q=0.9',
      'fhir',
    ],
    ['JSON', 'application/json', 'fhir'],
    ['preferred FHIR', 'text/html;q=0.9, application/fhir+json', 'fhir'],
    ['refused HTML', 'text/html;q=0, */*', 'fhir'],
    ['text', 'text/plain', 'text'],
    ['text before JSON', 'text/plain, application/json;q=0.5', 'text'],
    ['an upper-case quality', 'TEXT/PLAIN;Q=1, text/html;Q=0.5', 'text'],
    ['a quality of 2', 'text/plain;q=2', 'text'],
    ['XML', 'application/fhir+xml', null],
    ['a picture alone', 'image/png', null],
    ['everything refused', '*/*;q=0', null],
    ['a quality of NaN', 'text/plain;q=NaN', null],
    ['FHIR R3', 'application/fhir+json; fhirVersion=3.0', null],
  ])('%s', (_, accept, format) => expect(chooseFormat(accept)).toBe(format))
})
