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

it('reads what was written until it is removed', () => {
  expect([writeText('local', 'a', 'one'), writeJson('local', 'b', [2])]).toEqual([true, true])
  expect([readText('local', 'a'), readJson('local', 'b', amounts)]).toEqual(['one', [2]])
  removeStored('local', ['a', 'b'])
  expect([readText('local', 'a'), readJson('local', 'b', amounts)]).toEqual([null, undefined])
})

it.each(['[1,', '["one"]', '{}'])('ignores %s, which does not match the schema', text => {
  writeText('local', 'b', text)
  expect(readJson('local', 'b', amounts)).toBeUndefined()
})

it('reads nothing if storage is forbidden, and reports that it cannot write', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  removeStored('local', ['a'])
  expect([
    readText('local', 'a'),
    readJson('local', 'a', amounts),
    writeText('local', 'a', 'one'),
    writeJson('local', 'a', [1]),
  ]).toEqual([null, undefined, false, false])
})
