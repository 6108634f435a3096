import { expect, it } from 'vitest'
import { findChunkCycles } from './chunk-cycles'

const chunk = (fileName: string, ...imports: string[]) => ({
  type: 'chunk' as const,
  fileName,
  imports,
})

it('scripts that import each other are a cycle, however long it is', () => {
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

it('each cycle is named once', () => {
  expect(
    findChunkCycles([chunk('a', 'b'), chunk('b', 'a', 'c'), chunk('c', 'd'), chunk('d', 'c')]),
  ).toEqual(['c, d', 'a, b'])
})

it('scripts that need the same one are not a cycle', () => {
  expect(findChunkCycles([chunk('a', 'b', 'c'), chunk('b', 'c'), chunk('c')])).toEqual([])
})
