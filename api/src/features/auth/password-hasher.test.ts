import { expect, it } from 'vitest'
import { createPasswordHasher } from './password-hasher'

it('hashes with argon2id, 19 MiB, two passes, one lane', async () => {
  const hasher = await createPasswordHasher()
  const stored = await hasher.hash('gravel teapot lantern')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hasher.verify(stored, 'gravel teapot lantern')).toBe(true)
  expect(await hasher.verify(stored, 'gravel teapot lanterns')).toBe(false)
  expect(await hasher.verify(null, 'gravel teapot lantern')).toBe(false)
  expect(await hasher.verify(null, 'nobody has this password')).toBe(false)
})

it('accepts a password with composed and decomposed accents', async () => {
  const hasher = await createPasswordHasher()
  const stored = await hasher.hash('caf\u00e9 am Morgen')
  expect(await hasher.verify(stored, 'cafe\u0301 am Morgen')).toBe(true)
})
