import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from './package-root'

const STARTS = ['../package.json', 'ops/README.md', 'ops/Dockerfile', 'ops/lifetag.service']

/** What stands between `node` and the server. */
const flagsIn = (text: string): string[] =>
  [...text.matchAll(/node["', ]+((?:--[\w=-]+["', ]+)*)(?:\S*\/)?api\/dist\/server\.js/g)].map(
    ([, flags = '']) => flags.replace(/["',]/g, '').trim(),
  )

// Node's four collect garbage for 50 ms, in which pages wait where there are two processors.
it.each(STARTS)('%s starts the server with one thread beside the one that answers', path => {
  const found = flagsIn(readFileSync(join(packageRoot, path), 'utf8'))
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found)).toEqual(new Set(['--v8-pool-size=1']))
})
