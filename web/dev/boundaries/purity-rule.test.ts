import { expect, it } from 'vitest'
import { checkPurity } from './purity-rule'
import { parse } from './source'

const path = 'sync-protocol/src/sync/merge.ts'

it.each([
  ['const now = Date.now()', 'Date.now'],
  [`const now = Date['now']()`, 'Date.now'],
  ['const now = [1].map(Date.now)', 'Date.now'],
  ['const now = new Date()', 'clock'],
  ['const now = Date()', 'clock'],
  ['const x = Math.random() as number', 'Math.random'],
  ['const id = crypto.randomUUID()', 'crypto'],
  ['const id = globalThis.crypto.randomUUID()', 'globalThis'],
  [`const key = process.env['KEY']`, 'process'],
  [`const { title } = document`, 'document'],
  [`const bytes = { Buffer }`, 'Buffer'],
  [`fetch('/x')`, 'fetch'],
  ['setTimeout(() => {}, 5)', 'setTimeout'],
  [`console.error('x')`, 'console'],
])('the protocol may not say %s', (text, what) => {
  expect(checkPurity(parse({ path, text })).map(({ message }) => message)).toEqual([
    expect.stringContaining(what),
  ])
})

it.each([
  'const day = new Date(iso)',
  'const day = new Date(Date.UTC(2024, 1, 29))',
  'const half = Math.round(1.5)',
  'function show(document: { url: string }) { return document.url }',
  'const show = ({ location, caches = 1 }: X) => [location, caches]',
  'const policy = { document: 1, fetch() {} }; policy.document',
  'interface Policy { document: string; location: string }',
  'type Where = typeof window',
])('the protocol may say %s', text => {
  expect(checkPurity(parse({ path, text }))).toEqual([])
})

it.each([
  'sync-protocol/src/sync/merge.test.ts',
  'sync-protocol/bench/merge.ts',
  'web/src/sw/sw.ts',
])('%s may read the clock', other =>
  expect(checkPurity(parse({ path: other, text: 'Date.now()' }))).toEqual([]),
)
