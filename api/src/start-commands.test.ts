import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from './core/package-root'

const STARTS = ['../package.json', 'ops/README.md', 'ops/Dockerfile', 'ops/lifetag.service']

const flagsIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /node["', ]+((?:--[\w=./-]+["', ]+)*)(?:\S*\/)?api\/dist\/(?:server|worker)\.js/g,
    ),
  ].map(([, flags = '']) => flags.replace(/["',]/g, '').trim())

// With Node's default of four threads, garbage collection takes 50 ms, during which pages wait on a machine
// with two processors.
it.each(STARTS)('%s starts the server with one extra thread', path => {
  const found = flagsIn(readFileSync(join(packageRoot, path), 'utf8'))
  expect(found.length).toBeGreaterThan(0)
  for (const flags of found) expect(flags.split(/\s+/)).toContain('--v8-pool-size=1')
})
