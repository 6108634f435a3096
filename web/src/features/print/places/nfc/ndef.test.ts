import { createRequire } from 'node:module'
import { capsuleRoom, codeLink, PRINT_VERSIONS } from 'sync-protocol/qr'
import { describe, expect, it } from 'vitest'
import { ndefUri, tagBytes, tagFor } from './ndef'

/** The parts of an independent NDEF reader that this test uses; the package has no types. */
interface ParsedRecord {
  getTnf(): number
  getType(): Uint8Array
  getPayload(): Uint8Array
}
const { Message, Utils } = createRequire(import.meta.url)('@taptrack/ndef') as {
  Message: { fromBytes(bytes: Uint8Array): { getRecords(): ParsedRecord[] } }
  Utils: { resolveUriRecordToString(record: ParsedRecord): string }
}

const ORIGIN = 'https://lifetag.example'
const TOKEN = '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ'
const alone = codeLink(ORIGIN, TOKEN, '')
const full = codeLink(ORIGIN, TOKEN, `1${'7'.repeat(capsuleRoom(ORIGIN, PRINT_VERSIONS.card) - 1)}`)
const WELL_KNOWN = 1

const parse = (url: string) =>
  Message.fromBytes(ndefUri(url))
    .getRecords()
    .map(record => ({
      tnf: Number(record.getTnf()),
      type: Buffer.from(record.getType()).toString('latin1'),
      prefix: record.getPayload()[0],
      url: Utils.resolveUriRecordToString(record),
    }))

describe('another NDEF reader finds the exact link', () => {
  it.each([
    ['alone', alone],
    ['with its offline copy', full],
  ])('%s', (_, url) => {
    expect(parse(url)).toEqual([{ tnf: WELL_KNOWN, type: 'U', prefix: 4, url }])
  })

  it('on another host', () => {
    const urls = ['https://www.lifetag.example/e/X', 'http://localhost:3000/e/X', 'urn:x']
    expect(urls.flatMap(parse).map(({ prefix, url }) => [prefix, url])).toEqual([
      [2, urls[0]],
      [3, urls[1]],
      [0, urls[2]],
    ])
  })

  it('for every length around the one at which the record’s header grows', () => {
    for (let length = 240; length < 270; length++) {
      const url = `https://${'x'.repeat(length)}`
      expect(parse(url)).toMatchObject([{ url }])
    }
  })
})

it('the link alone fits the smallest tag, and with its offline copy the middle one', () => {
  expect(tagFor(alone)?.name).toBe('NTAG213')
  expect(tagFor(full)?.name).toBe('NTAG215')
  expect(tagBytes(alone)).toBeLessThanOrEqual(144)
  expect(tagFor(`https://${'x'.repeat(900)}`)).toBeUndefined()
})

it("a tag's capacity for a message is less than its memory", () => {
  const around = tagBytes(`https://${'x'.repeat(300)}`) - 300
  const nameOf = (bytes: number) => tagFor(`https://${'x'.repeat(bytes - around)}`)?.name
  expect([496, 497].map(nameOf)).toEqual(['NTAG215', 'NTAG216'])
  expect([872, 873].map(nameOf)).toEqual(['NTAG216', undefined])
})

it('counts every byte that the message occupies on a tag', () => {
  // The header has two bytes, or four from 255 bytes on; the terminator has one.
  expect(tagBytes('https://a')).toBe(2 + (4 + 1 + 1) + 1)
  expect(tagBytes(`https://${'x'.repeat(300)}`)).toBe(4 + (7 + 1 + 300) + 1)
})
