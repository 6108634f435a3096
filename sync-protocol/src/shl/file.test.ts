import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBase64url, toBase64url } from './base64url'
import { openFile, SEALED_MAX_LENGTH, SHL_FILE_MAX_BYTES, sealFile } from './file'
import type { ShlRefusal } from './refusals'
import { FHIR_JSON } from './summary'

const KEY = randomBytes(32).toString('base64url')
const file = { contentType: FHIR_JSON, content: '{"resourceType":"Bundle","note":"Żółć 🩺"}' }

/** Seals with Node's own ciphers, independently of the code under test. */
function sealedByNode(
  header: object | string,
  plain: Buffer,
  { iv = 12, tag = 16, key = KEY } = {},
) {
  const text = typeof header === 'string' ? header : JSON.stringify(header)
  const first = Buffer.from(text).toString('base64url')
  const nonce = randomBytes(iv)
  const secret = Buffer.from(key, 'base64url')
  const cipher = createCipheriv('aes-256-gcm', secret, nonce, { authTagLength: tag })
  cipher.setAAD(Buffer.from(first))
  const data = Buffer.concat([cipher.update(plain), cipher.final()])
  const parts = [nonce, data, cipher.getAuthTag()].map(bytes => bytes.toString('base64url'))
  return [first, '', ...parts].join('.')
}

function openedByNode(sealed: string) {
  const [first = '', key, ...rest] = sealed.split('.')
  const [iv, data, tag] = rest.map(part => Buffer.from(part, 'base64url'))
  if (key !== '' || !iv || !data || !tag) throw new Error('no compact JWE of dir')
  const secret = Buffer.from(KEY, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', secret, iv, { authTagLength: 16 })
  decipher.setAAD(Buffer.from(first)).setAuthTag(tag)
  const plain = Buffer.concat([decipher.update(data), decipher.final()])
  const header = JSON.parse(Buffer.from(first, 'base64url').toString())
  return { header, content: (header.zip ? inflateRawSync(plain) : plain).toString() }
}

const FHIR_HEADER = { alg: 'dir', enc: 'A256GCM', cty: FHIR_JSON }

describe('a sealed file', () => {
  test('can be read by other software, deflated', async () => {
    expect(openedByNode(await sealFile(file, KEY, globalThis))).toEqual({
      header: { ...FHIR_HEADER, zip: 'DEF' },
      content: file.content,
    })
  })

  test('can be read by other software without deflating', async () => {
    const sealed = await sealFile(file, KEY, globalThis, { deflate: false })
    expect(openedByNode(sealed)).toEqual({ header: FHIR_HEADER, content: file.content })
  })

  test('is not deflated if the platform lacks the stream or the format', async () => {
    class Without {
      constructor() {
        throw new TypeError('no such format')
      }
    }
    const old = { crypto, CompressionStream: Without as unknown as typeof CompressionStream }
    expect(openedByNode(await sealFile(file, KEY, { crypto })).header).toEqual(FHIR_HEADER)
    expect(openedByNode(await sealFile(file, KEY, old)).header).toEqual(FHIR_HEADER)
  })

  test('has a new IV each time', async () => {
    const ivOf = async () => (await sealFile(file, KEY, globalThis)).split('.')[2]
    expect(await ivOf()).not.toBe(await ivOf())
  })

  test('needs a full key and has at most 10 MB', async () => {
    await expect(sealFile(file, KEY.slice(1), globalThis)).rejects.toThrow(RangeError)
    const content = 'x'.repeat(SHL_FILE_MAX_BYTES + 1)
    await expect(sealFile({ ...file, content }, KEY, globalThis)).rejects.toThrow(RangeError)
  })
})

describe('a file to open', () => {
  test.each([
    ['of others', sealedByNode(FHIR_HEADER, Buffer.from(file.content))],
    ['deflated', sealedByNode({ ...FHIR_HEADER, zip: 'DEF' }, deflateRawSync(file.content))],
  ])('%s is read', async (_, sealed) => {
    expect(await openFile(sealed, KEY, globalThis)).toEqual({ ok: true, ...file })
  })

  const bomb = deflateRawSync(Buffer.alloc(SHL_FILE_MAX_BYTES + 1))
  const good = sealedByNode(FHIR_HEADER, Buffer.from(file.content))
  const changed = (at: number) =>
    good
      .split('.')
      .map((part, i) => (i === at ? (part[0] === 'A' ? 'B' : 'A') + part.slice(1) : part))
      .join('.')
  const zipped = { ...FHIR_HEADER, zip: 'DEF' }
  test.each<[string, string, ShlRefusal]>([
    ['nothing', '', 'bad_file'],
    ['a page', '<!doctype html>', 'bad_file'],
    ['four parts', good.split('.').slice(1).join('.'), 'bad_file'],
    ['six parts', `${good}.AAAA`, 'bad_file'],
    ['a header that is no JSON', sealedByNode('{', Buffer.from('x')), 'bad_file'],
    ['a header that is null', sealedByNode('null', Buffer.from('x')), 'bad_file'],
    ['an IV of 16 bytes', sealedByNode(FHIR_HEADER, Buffer.from('x'), { iv: 16 }), 'bad_file'],
    ['a tag of 4 bytes', sealedByNode(FHIR_HEADER, Buffer.from('x'), { tag: 4 }), 'bad_file'],
    [
      'another algorithm',
      sealedByNode({ ...FHIR_HEADER, alg: 'A256KW' }, Buffer.from('x')),
      'foreign_encryption',
    ],
    ['none', sealedByNode({ ...FHIR_HEADER, alg: 'none' }, Buffer.from('x')), 'foreign_encryption'],
    [
      'another cipher',
      sealedByNode({ ...FHIR_HEADER, enc: 'A128GCM' }, Buffer.from('x')),
      'foreign_encryption',
    ],
    [
      'another compression',
      sealedByNode({ ...FHIR_HEADER, zip: 'BR' }, Buffer.from('x')),
      'foreign_encryption',
    ],
    [
      'what must be understood',
      sealedByNode({ ...FHIR_HEADER, crit: ['b64'] }, Buffer.from('x')),
      'foreign_encryption',
    ],
    ['an encrypted key', good.replace('..', '.AAAA.'), 'foreign_encryption'],
    [
      'another key',
      sealedByNode(FHIR_HEADER, Buffer.from('x'), { key: toBase64url(randomBytes(32)) }),
      'wrong_key',
    ],
    ['a changed text', changed(3), 'wrong_key'],
    ['a changed tag', changed(4), 'wrong_key'],
    ['a zip bomb', sealedByNode(zipped, bomb), 'too_large'],
    ['what does not inflate', sealedByNode(zipped, Buffer.from('not deflated')), 'bad_file'],
    [
      'a cut stream',
      sealedByNode(zipped, deflateRawSync(file.content).subarray(0, -4)),
      'bad_file',
    ],
    ['no UTF-8', sealedByNode(FHIR_HEADER, Buffer.from([0xff])), 'bad_file'],
    ['more than may come', 'A'.repeat(SEALED_MAX_LENGTH + 1), 'too_large'],
  ])('%s is refused', async (_, sealed, code) => {
    expect(await openFile(sealed, KEY, globalThis)).toEqual({ ok: false, code })
  })

  test('a bomb is refused before it is inflated', async () => {
    let size = 0
    class Counted extends DecompressionStream {
      override readable = super.readable.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(part, out) {
            size += part.length
            out.enqueue(part)
          },
        }),
      ) as never
    }
    const sealed = sealedByNode(zipped, deflateRawSync(Buffer.alloc(40 * SHL_FILE_MAX_BYTES)))
    const platform = { crypto, DecompressionStream: Counted }
    expect(await openFile(sealed, KEY, platform)).toEqual({ ok: false, code: 'too_large' })
    expect(size).toBeLessThan(2 * SHL_FILE_MAX_BYTES)
  })

  test('that is deflated needs a platform that inflates', async () => {
    const sealed = sealedByNode(zipped, deflateRawSync(file.content))
    expect(await openFile(sealed, KEY, { crypto })).toEqual({ ok: false, code: 'unsupported' })
  })

  test('with a key of 42 characters is not tried', async () => {
    expect(await openFile(good, KEY.slice(1), globalThis)).toEqual({ ok: false, code: 'bad_key' })
  })
})

test('base64url equals Node’s base64url', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 20_000 }), bytes => {
      const text = Buffer.from(bytes).toString('base64url')
      expect(toBase64url(bytes)).toBe(text)
      expect(fromBase64url(text)).toEqual(new Uint8Array(bytes))
    }),
  )
  expect([fromBase64url('A'), fromBase64url('AA+A'), fromBase64url('A=A')]).toEqual([
    null,
    null,
    null,
  ])
})

/** A byte order mark at the start is not part of a text. */
const text = fc.string({ unit: 'binary' }).filter(each => !each.startsWith('\uFEFF'))

test('any sealed content is the same after opening', async () => {
  await fc.assert(
    fc.asyncProperty(text, fc.boolean(), async (content, deflate) => {
      const sealed = await sealFile({ ...file, content }, KEY, globalThis, { deflate })
      expect(await openFile(sealed, KEY, globalThis)).toEqual({ ok: true, ...file, content })
    }),
  )
})
