import { expect, it } from 'vitest'
import { isAhead, numberAfter, writeEpoch } from './space-epoch'

const space = { server: 'srv', number: 2, tag: 'b', version: 7 }

it.each([
  ['at its version', 'srv/2/b', 7, false],
  ['of earlier in this history', 'srv/2/b', 3, false],
  ['of later in this history', 'srv/2/b', 8, true],
  ['of a history before this one', 'srv/1/a', 9, false],
  ['of before the first of its own', 'srv', 9, false],
  ['of a history that was never here', 'srv/3/c', 1, true],
  ['of a twin after the same backup', 'srv/2/x', 1, true],
  ['of another server', 'other', 9, false],
  ['that begins like it', 'srvx/3/c', 9, false],
  ['that is no epoch', 'srv/three/c', 9, false],
])('a cookie %s', (_, epoch, version, ahead) => {
  expect(isAhead({ epoch, version }, space)).toBe(ahead)
})

it('a space without its own epoch uses the server’s name', () => {
  expect(writeEpoch({ server: 'srv', number: 0, tag: '' })).toBe('srv')
  expect(isAhead({ epoch: 'srv', version: 8 }, { ...space, number: 0, tag: '' })).toBe(true)
})

it('a new number is higher than all known numbers', () => {
  expect(numberAfter(space, null)).toBe(3)
  expect(numberAfter(space, { epoch: 'srv/5/z', version: 1 })).toBe(6)
  expect(numberAfter(space, { epoch: 'other', version: 1 })).toBe(3)
})
