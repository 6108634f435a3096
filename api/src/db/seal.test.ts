import { createSecretKey, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type SealContext, SLICE_BYTES, seal, sealJson, unseal, unsealJson } from './seal'

const key = createSecretKey(randomBytes(32))
const place: SealContext = { table: 'records', collection: 'allergies', id: 'a-1', userId: 'u-1' }

it('sealed content opens with its key and identity', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), content => {
      expect(new Uint8Array(unseal(key, place, seal(key, place, content)))).toEqual(content)
    }),
  )
  const record = { allergen: 'Penicillin', note: 'ünïcödé 🦄', list: [1, null] }
  expect(unsealJson(key, place, sealJson(key, place, record))).toEqual(record)
})

it.each([1, 2, 2.5])('content of %f slices opens', slices => {
  const content = randomBytes(slices * SLICE_BYTES)
  expect(unseal(key, place, seal(key, place, content)).equals(content)).toBe(true)
})

it.each([
  ['table', { ...place, table: 'files' }],
  ['collection', { ...place, collection: 'medications' }],
  ['id', { ...place, id: 'a-2' }],
  ['user', { ...place, userId: 'u-2' }],
  [
    'parts that only join to the same text',
    { ...place, table: 'recordsallergies', collection: '' },
  ],
])('sealed content does not open with another %s', (_, elsewhere) => {
  const sealed = seal(key, place, Buffer.from('secret'))
  expect(() => unseal(key, elsewhere, sealed)).toThrow()
})

it('sealed content opens with no other key, no changed bit and no missing byte', () => {
  const sealed = seal(key, place, Buffer.from('secret'))
  expect(() => unseal(createSecretKey(randomBytes(32)), place, sealed)).toThrow()
  for (let index = 0; index < sealed.length; index++) {
    const changed = Buffer.from(sealed)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(() => unseal(key, place, changed)).toThrow()
    expect(() => unseal(key, place, sealed.subarray(0, index))).toThrow()
  }
})

it('the sealed form shows nothing of the content and differs each time', () => {
  const content = Buffer.from('Penicillin Penicillin')
  const sealed = seal(key, place, content)
  expect(sealed.includes(Buffer.from('Penicillin'))).toBe(false)
  expect(seal(key, place, content).equals(sealed)).toBe(false)
})
