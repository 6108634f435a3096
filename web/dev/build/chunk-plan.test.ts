import { expect, it } from 'vitest'
import { scriptsOf } from './chunk-plan'
import { partsOf } from './offline-parts'
import { testChunk } from './test-chunk'

const chunk = (module: string, imports: string[] = [], dynamicImports: string[] = []) =>
  testChunk(module, { isEntry: module === 'main', imports, dynamicImports })
const namesOf = (chunks: Iterable<[{ fileName: string }, string]>) =>
  Object.fromEntries([...chunks].map(([{ fileName }, name]) => [fileName, name]))

const app = [
  chunk('main', ['text'], ['record', 'shop', 'lock']),
  chunk('text'),
  chunk('record', ['text'], ['lock', 'family']),
  chunk('lock', ['pin'], ['lock-help']),
  chunk('lock-help'),
  chunk('pin', ['text']),
  chunk('family', ['pin', 'people']),
  chunk('people'),
  chunk('shop', ['people', 'cart']),
  chunk('cart'),
]
const TABLE = { lock: 'lock', family: 'family', shop: 'online' }

it('a part has what only its modules need, now or later', () => {
  expect(namesOf(partsOf(app, TABLE))).toEqual({
    lock: 'lock',
    pin: 'lock',
    'lock-help': 'lock',
    family: 'family',
    people: 'family',
    shop: 'online',
    cart: 'online',
  })
})

it('throws if a declared module is needed elsewhere without a dynamic import, or has moved', () => {
  expect(() => partsOf(app, { ...TABLE, text: 'text' })).toThrow('something else imports it')
  expect(() => partsOf(app, { ...TABLE, gone: 'lock' })).toThrow('No chunk is made of gone')
})

const start = (screen: string, isForVisitors = true) => ({
  modules: [screen],
  isForVisitors,
  isOfAccount: false,
})

it('modules of the same screens share a script, and those of many screens another', () => {
  const chunks = [
    chunk('main', [], ['a', 'b', 'c', 'd', 'e', 'f']),
    chunk('a', ['button']),
    chunk('b', ['button', 'stars']),
    chunk('c', ['button', 'stars', 'words']),
    chunk('d', ['database', 'draw', 'words']),
    chunk('e', ['database', 'draw', 'words']),
    chunk('f', ['database', 'words']),
    chunk('button'),
    chunk('stars', ['star']),
    chunk('star'),
    chunk('database'),
    chunk('draw', ['database']),
    chunk('words'),
  ]
  const starts = [
    ...['a', 'b', 'c'].map(screen => start(screen)),
    ...['d', 'e', 'f'].map(screen => start(screen, false)),
  ]
  const scripts = scriptsOf(chunks, new Map(), starts)
  expect(Object.fromEntries([...scripts].filter(([, name]) => name !== undefined))).toEqual({
    '/x/web/src/button.tsx': 'common',
    '/x/web/src/stars.tsx': 'shared-0',
    '/x/web/src/star.tsx': 'shared-0',
    '/x/web/src/database.tsx': 'data',
    '/x/web/src/draw.tsx': 'data',
    // One screen of visitors reads a record, and the others must not load the words for it.
    '/x/web/src/words.tsx': 'shared-1',
  })
})
