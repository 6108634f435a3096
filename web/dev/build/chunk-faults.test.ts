import { expect, it } from 'vitest'
import { findChunkCycles, findUnkeptImports } from './chunk-faults'
import { testChunk } from './test-chunk'

const chunk = (name: string, ...imports: string[]) =>
  testChunk(`assets/${name}`, { imports: imports.map(each => `assets/${each}`) })

it('a kept script may import only kept scripts', () => {
  const chunks = [
    chunk('backup.js', 'ui.js', 'online/cloud.js'),
    chunk('print.js', 'wanted/places.js'),
    chunk('wanted/places.js', 'ui.js', 'wanted/sheet.js', 'online/shop.js'),
    chunk('online/shop.js', 'ui.js', 'online/cart.js', 'wanted/places.js'),
  ]
  expect(findUnkeptImports(chunks)).toEqual([
    'assets/backup.js is kept, but not assets/online/cloud.js, which it imports',
    'assets/print.js is kept, but not assets/wanted/places.js, which it imports',
    'assets/wanted/places.js is kept, but not assets/online/shop.js, which it imports',
  ])
})

it('finds scripts that import each other in a cycle of any length', () => {
  const chunks = [
    chunk('app', 'ui', 'record'),
    chunk('record', 'ui', 'choosing'),
    chunk('choosing', 'format'),
    chunk('format', 'record'),
    chunk('ui'),
  ]
  expect(findChunkCycles(chunks)).toEqual(
    ['record', 'choosing', 'format'].map(name => `assets/${name} imports itself by way of others`),
  )
})
