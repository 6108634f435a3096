import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { findPasswordFault } from 'sync-protocol/rest'
import { expect, it } from 'vitest'
import { isCommonPassword } from './refuse-common-password'

it.each([
  'justinbieber',
  'FinalFantasy',
  'startfinding',
  'leavemealone',
  'playstations',
  'polniypizdec0211',
  'Christopher1492!',
  '2020-Chr1st0pher',
  'elizabethelizabeth',
  'Ｍｅｇａｐａｒｏｌ１２３４５',
])('%j is common', password => {
  expect(isCommonPassword(password)).toBe(true)
  // The shared rule accepts these passwords, so only the list refuses them.
  expect(findPasswordFault(password, 'ada@example.org')).toBeUndefined()
})

it.each([
  'gravel teapot lantern 58',
  'Tr0ub4dor&3-horse',
  'ich mag grünen Tee',
  'пароль для бабушки',
  'christopher walks 9 dogs',
  '🦄🦄🦄🌈🌈🌈⛄⛄⛄🍀🍀🍀',
  '4829 1058 3376',
])('%j is not common', password => {
  expect(isCommonPassword(password)).toBe(false)
})

it('no random password is common', () => {
  const random = fc.stringMatching(/^[a-z]{4}[A-Z0-9]{4}[a-z]{6,20}$/)
  fc.assert(
    fc.property(random, password => !isCommonPassword(password)),
    { numRuns: 10_000 },
  )
})

it('the list has as many entries as its README says', async () => {
  const { size } = await stat(join(import.meta.dirname, 'common-passwords.bin'))
  expect(size).toBe(18_805 * 5)
})
