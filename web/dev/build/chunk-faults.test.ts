import { expect, it } from 'vitest'
import { findChunkCycles, strayImports } from './chunk-faults'

const chunk = (fileName: string, ...imports: string[]) => ({
  type: 'chunk' as const,
  fileName: `assets/${fileName}`,
  imports: imports.map(name => `assets/${name}`),
  isEntry: false,
  moduleIds: [],
})

it('a kept script may import only kept scripts', () => {
  expect(
    strayImports([
      chunk('backup.js', 'ui.js', 'online/beside.js'),
      chunk('print.js', 'wanted/places.js'),
      chunk('wanted/places.js', 'online/shop.js'),
      { type: 'asset' },
    ]),
  ).toEqual([
    'assets/backup.js → assets/online/beside.js',
    'assets/print.js → assets/wanted/places.js',
    'assets/wanted/places.js → assets/online/shop.js',
  ])
})

it('a script that is not kept may import anything', () => {
  expect(
    strayImports([
      chunk('online/shop.js', 'ui.js', 'online/cart.js', 'wanted/places.js'),
      chunk('wanted/places.js', 'ui.js', 'wanted/sheet.js'),
    ]),
  ).toEqual([])
})

it('finds scripts that import each other in a cycle of any length', () => {
  expect(
    findChunkCycles([
      chunk('app', 'ui'),
      chunk('record', 'ui', 'choosing'),
      chunk('choosing', 'format'),
      chunk('format', 'record'),
      chunk('ui'),
      { type: 'asset' },
    ]),
  ).toEqual(['assets/record', 'assets/choosing', 'assets/format'])
})

it('finds no cycle if scripts only need the same script', () => {
  expect(findChunkCycles([chunk('a', 'b', 'c'), chunk('b', 'c'), chunk('c')])).toEqual([])
})
