import { expect, it } from 'vitest'
import { findChunkCycles } from './chunk-cycles'

const chunk = (fileName: string, ...imports: string[]) => ({
  type: 'chunk' as const,
  fileName,
  imports,
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
  ).toEqual(['record, choosing, format'])
})

it('names each cycle once', () => {
  expect(
    findChunkCycles([chunk('a', 'b'), chunk('b', 'a', 'c'), chunk('c', 'd'), chunk('d', 'c')]),
  ).toEqual(['c, d', 'a, b'])
})

it('finds no cycle if scripts only need the same script', () => {
  expect(findChunkCycles([chunk('a', 'b', 'c'), chunk('b', 'c'), chunk('c')])).toEqual([])
})
