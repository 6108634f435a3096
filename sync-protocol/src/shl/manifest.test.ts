import { describe, expect, test } from 'vitest'
import { manifestRequestSchema, readManifest } from './manifest'

describe('a manifest', () => {
  const contentType = 'application/fhir+json'

  test('of another server is read, and unknown properties are ignored', () => {
    const answer = {
      list: { resourceType: 'List' },
      files: [
        {
          contentType,
          embedded: 'a.b.c',
          lastUpdated: '2026-01-02T03:04:05Z',
          fhirVersion: '4.0.1',
        },
        { contentType, location: 'https://files.example/1?sig=x', status: 'can-change' },
        { contentType, embedded: 'd', location: 'https://files.example/2' },
      ],
    }
    expect(readManifest(answer)).toEqual({
      ok: true,
      files: [
        { contentType, embedded: 'a.b.c', lastUpdated: '2026-01-02T03:04:05Z' },
        { contentType, location: 'https://files.example/1?sig=x' },
        { contentType, embedded: 'd' },
      ],
    })
  })

  test.each([
    ['nothing', null, 'bad_manifest'],
    ['no files', {}, 'bad_manifest'],
    ['a file that is nowhere', { files: [{ contentType }] }, 'bad_manifest'],
    ['a file without a type', { files: [{ embedded: 'a' }] }, 'bad_manifest'],
    ['101 files', { files: Array(101).fill({ contentType, embedded: 'a' }) }, 'bad_manifest'],
    [
      'a file over http',
      { files: [{ contentType, location: 'http://x.example/' }] },
      'bad_address',
    ],
    ['a script', { files: [{ contentType, location: 'javascript:alert(1)' }] }, 'bad_address'],
  ])('with %s is refused', (_, answer, code) => {
    expect(readManifest(answer)).toEqual({ ok: false, code })
  })
})

describe('a request for a manifest', () => {
  test('says who requests it, and unknown properties are ignored', () => {
    const request = {
      recipient: ' Praxis Dr. Şahin ',
      passcode: '1234',
      embeddedLengthMax: 0,
      x: 1,
    }
    expect(manifestRequestSchema.parse(request)).toEqual({
      recipient: 'Praxis Dr. Şahin',
      passcode: '1234',
      embeddedLengthMax: 0,
    })
  })

  test.each([
    {},
    { recipient: ' ' },
    { recipient: 'x'.repeat(201) },
    { recipient: 'A', embeddedLengthMax: -1 },
    { recipient: 'A', embeddedLengthMax: 1.5 },
    { recipient: 'A', passcode: 1234 },
  ])('%j is refused', request => {
    expect(manifestRequestSchema.safeParse(request).success).toBe(false)
  })
})
