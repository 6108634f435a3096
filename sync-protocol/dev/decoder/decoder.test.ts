import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BadVector } from './bad-vectors'
import { buildDecoder, DECODER } from './build-decoder'
import { dataFiles } from './data-files'
import type { GoodVector } from './good-vectors'
import { randomDigits } from './invented-cards'
import { loadDecoder } from './load-decoder'
import { byPack, hasPython, readInPython } from './python-reader'

const fileOf = (path: string) => readFileSync(join(DECODER, path), 'utf8')
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
/** Sorted by language, because reading a dictionary takes time. */
const good: GoodVector[] = byPack(JSON.parse(fileOf('vectors/good.json')))
const bad: BadVector[] = byPack(JSON.parse(fileOf('vectors/bad.json')))
const few = good.filter(({ name }, at) => at % 10 === 0 && name !== '100000 bytes of text')

let code: string
let decoder: ReturnType<typeof loadDecoder>
beforeAll(async () => {
  code = await buildDecoder()
  decoder = loadDecoder(code)
})

// A difference makes new prints unreadable for readers of other people. Do not write the files again.
it.each(dataFiles().map(({ path, text }) => [path, text]))(
  '%s has what our own reader uses',
  (path, text) => expect(fileOf(path)).toBe(text),
)

describe('lifetag-decode.mjs', () => {
  it('is the same file each time it is built, and imports nothing', async () => {
    expect(await buildDecoder()).toBe(code)
    expect(code).not.toMatch(/\bimport\b|\brequire\(/)
  })

  it.each(good)('reads $name', ({ digits, today, steps, card }) => {
    const { madeAtMs, facts } = steps
    expect(plain(decoder.readFacts(digits))).toEqual({ ok: true, card: facts, madeAtMs })
    expect(plain(decoder.decode(digits, today))).toEqual({ ok: true, card, madeAtMs })
  })

  it.each(bad)('refuses $name: $code', ({ digits, today, code }) => {
    expect(plain(decoder.decode(digits, today))).toEqual({ ok: false, code })
  })

  it('makes a summary of a card', () => {
    for (const { digits, today } of few) {
      const decoded = decoder.decode(digits, today)
      if (!decoded.ok) throw new Error(decoded.code)
      const { resourceType, type, entry } = decoder.toIps(decoded.card)
      const [composition, patient] = entry.map(({ resource }) => resource.resourceType)
      expect([resourceType, type, composition, patient]).toEqual([
        ...['Bundle', 'document', 'Composition', 'Patient'],
      ])
    }
  })

  it('removes the line breaks of a scanner, and nothing else', () => {
    const { digits, today } = good.find(({ link }) => link) ?? { digits: '', today: '' }
    const broken = digits.replace(/.{40}/g, '$&\r\n')
    expect(decoder.decode(broken, today).ok).toBe(true)
    expect(plain(decoder.decode(digits.replace(/.{40}/, '$& '), today))).toEqual({
      ...{ ok: false, code: 'damaged' },
    })
    expect(decoder.decode('1'.repeat(10_000), today).ok).toBe(false)
  })

  it.each([
    '',
    'today',
    '2026-02-30',
    '2026-11-27T25:00Z',
    '2026-11-27 10:00',
    '27.11.2026',
    '2026-11-27T24:00Z',
    '2026-11-27T10:60Z',
    '2026-11-27T10:00:60Z',
    '2026-11-27T10:00:00.0001Z',
    '2026-11-27T10Z',
    '2026-11-27T10:00+00:00',
  ])('accepts no %j as today', today => expect(() => decoder.decode('', today)).toThrow('No day'))
})

/** CI may have no Python. `npm run proof:decoder` needs it and reads more, also the vector that takes seconds. */
it('the reader in Python finds the same, if there is a Python', async () => {
  if (!hasPython()) {
    console.error(
      'There is no python3, so the reader in Python was not tested: npm run proof:decoder',
    )
    return
  }
  const random = [...randomDigits(8, 7)].map(digits => ({ digits, today: '2026-11-27' }))
  const quick = bad.filter(({ name }) => name !== '100001 bytes of text')
  const asked = byPack([...random, ...quick, ...few])
  const ours = asked.map(({ digits, today }) =>
    plain({ facts: decoder.readFacts(digits), ...decoder.decode(digits, today) }),
  )
  expect(await readInPython(asked.map(({ digits, today }) => ({ digits, today })))).toEqual(ours)
})
