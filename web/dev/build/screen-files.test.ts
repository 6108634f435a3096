import { expect, it } from 'vitest'
import { firstRunFiles, preloadsOf } from './screen-files'
import { testChunk as chunk } from './test-chunk'

it('lists what the start reaches now or later, without loaded files and files that are fetched at use', () => {
  const landing = 'features/landing/landing-screen'
  const chunks = [
    chunk('index', { isEntry: true, dynamicImports: [landing, 'shop'] }),
    chunk(landing, { imports: ['ui'], dynamicImports: ['start'] }),
    chunk('ui'),
    chunk('start', { imports: ['index', 'ui'], dynamicImports: ['record'] }),
    chunk('record', {
      dynamicImports: ['assets/online/abroad', 'assets/wanted/nfc'],
      viteMetadata: { importedCss: new Set(['r.css']) },
    }),
    chunk('assets/online/abroad'),
    chunk('assets/wanted/nfc'),
    chunk('shop'),
  ]
  expect(firstRunFiles(chunks, ['start'])).toEqual(['/start', '/record', '/r.css'])
})

const chunks = [
  chunk('index', { isEntry: true, imports: ['app'] }),
  chunk('app'),
  chunk('ui', { imports: ['app'] }),
  chunk('shop', { imports: ['app', 'ui'] }),
  chunk('team', { imports: ['app'] }),
]

it('lists the script of a screen and its imports, without scripts that the page names', () => {
  expect(preloadsOf(chunks, { '/shop': ['shop'], '/team': ['team'] })).toEqual({
    '/shop': ['shop', 'ui'],
    '/team': ['team'],
  })
})

it('throws if a screen has moved', () => {
  expect(() => preloadsOf(chunks, { '/shop': ['gone'] })).toThrow('No chunk is made of gone')
})
