import { expect, it } from 'vitest'
import { strayImports } from './kept-imports'

const chunk = (fileName: string, ...imports: string[]) => ({
  type: 'chunk' as const,
  fileName: `assets/${fileName}`,
  imports: imports.map(name => `assets/${name}`),
})

it('what is kept may need only what is kept', () => {
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

it('what is not kept may need anything', () => {
  expect(
    strayImports([
      chunk('online/shop.js', 'ui.js', 'online/cart.js', 'wanted/places.js'),
      chunk('wanted/places.js', 'ui.js', 'wanted/sheet.js'),
    ]),
  ).toEqual([])
})
