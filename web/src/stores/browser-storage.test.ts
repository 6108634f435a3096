import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { readJson, readText, removeStored, writeJson, writeText } from './browser-storage'

const amounts = z.array(z.number())
const refuse = () => {
  throw new DOMException('The operation is insecure', 'SecurityError')
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('what was written is read, until it is removed', () => {
  expect([writeText('local', 'a', 'one'), writeJson('local', 'b', [2])]).toEqual([true, true])
  expect([readText('local', 'a'), readJson('local', 'b', amounts)]).toEqual(['one', [2]])
  removeStored('local', ['a', 'b'])
  expect([readText('local', 'a'), readJson('local', 'b', amounts)]).toEqual([null, undefined])
})

it.each(['[1,', '["one"]', '{}'])('%s is none of ours', text => {
  writeText('local', 'b', text)
  expect(readJson('local', 'b', amounts)).toBeUndefined()
})

it('where storage is forbidden nothing is read, and writing says so', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  removeStored('local', ['a'])
  expect([
    readText('local', 'a'),
    readJson('local', 'a', amounts),
    writeText('local', 'a', 'one'),
    writeJson('local', 'a', [1]),
  ]).toEqual([null, undefined, false, false])
})
