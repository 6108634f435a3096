import { afterEach, expect, it, vi } from 'vitest'
import { NAMES, namesInScript, takeNames } from './names-of-app'

const SCRIPT = 'var e={opioid:`0codipar~3ein`,insulin:"0lantus=0лантус"};export{e as t};'
const SENT = { opioid: '0codipar~3ein', insulin: '0lantus=0лантус' }

afterEach(() => vi.unstubAllGlobals())

it('reads the names in a script with any quotation marks', () => {
  expect(namesInScript(SCRIPT)).toEqual(SENT)
})

it('takes the names from the stored script, and returns false without it', async () => {
  vi.stubGlobal('__NAMES_FILE__', '/assets/names-1.js')
  const stored = new Map<string, Response>()
  vi.stubGlobal('caches', { match: async (file: string) => stored.get(file) })
  expect(await takeNames()).toBe(false)
  stored.set('/assets/names-1.js', new Response(SCRIPT))
  expect(await takeNames()).toBe(true)
  expect(NAMES).toEqual(SENT)
})
