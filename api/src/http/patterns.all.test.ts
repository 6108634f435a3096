import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { check } from 'recheck'
import { describe, expect, it } from 'vitest'
import { findPatterns, type Pattern, sourcesIn } from '../../test/patterns'
import { packageRoot } from '../package-root'

const root = join(packageRoot, '..')
const ours = findPatterns([
  ...sourcesIn(join(root, 'api/src')),
  ...sourcesIn(join(root, 'sync-protocol/src')),
])

/** The files of libraries that meet what a client sends. */
const require = createRequire(import.meta.url)
const hono = dirname(dirname(require.resolve('hono')))
const zod = dirname(require.resolve('zod/package.json'))
const theirs = findPatterns([
  ...['request', 'context', 'hono-base', 'utils/cookie', 'utils/url', 'utils/body', 'utils/headers']
    .concat(['helper/cookie/index', 'middleware/compress/index', 'utils/compress'])
    .map(name => join(hono, `${name}.js`)),
  require.resolve('@hono/node-server').replace(/index\.cjs$/, 'index.mjs'),
  join(zod, 'v4/core/regexes.js'),
])

/** These read the patterns of our own routes as the server starts, or are of formats we do not take. */
const UNUSED = [/^\\\{\[\^\}\]\+\\\}$/, /^\^\[-\+\]\?P\(/]

const unique = (patterns: readonly Pattern[]) => [
  ...new Map(patterns.map(each => [`/${each.source}/${each.flags}`, each])).entries(),
]

/** Checks by automata where it can, else by trying: work for ever longer input must grow with it. */
async function growthOf({ source, flags }: Pattern) {
  const checked = await check(source, flags, {
    // A busy machine may take its time; the result does not depend on it.
    timeout: null,
    seedingTimeout: null,
    incubationTimeout: null,
    attackTimeout: null,
    maxAttackStringSize: 100_000,
    recallTimeout: -1,
  })
  const attack = checked.status === 'vulnerable' ? checked.attack.pattern : undefined
  const growth = checked.status === 'unknown' ? undefined : checked.complexity.type
  return { status: checked.status, growth, attack }
}

const LINEAR = ['safe', 'linear']

describe('the work of a pattern grows no faster than what it reads', { timeout: 180_000 }, () => {
  it.each(unique(ours.patterns))('ours: %s', async (_, pattern) => {
    const { status, growth, attack } = await growthOf(pattern)
    expect({ status, attack }).toEqual({ status: 'safe', attack: undefined })
    expect(LINEAR).toContain(growth)
  })

  it.each(
    unique(theirs.patterns).filter(([, { source }]) => !UNUSED.some(each => each.test(source))),
  )('a library’s: %s', async (_, pattern) => {
    expect(await growthOf(pattern)).toMatchObject({ status: 'safe' })
  })
})

it('no pattern is put together while the program runs, and none looks back at what it found', () => {
  expect(ours.built.map(file => relative(root, file))).toEqual([])
  const backward = ours.patterns.filter(({ source }) => /\\[1-9]|\\k</.test(source))
  expect(backward).toEqual([])
})

it('finds what it looks for', { timeout: 180_000 }, async () => {
  expect(ours.patterns.length).toBeGreaterThan(100)
  expect(theirs.patterns.length).toBeGreaterThan(20)
  for (const source of ['\\s*;\\s*q=', '[\\d\\W_]+$', '(a|a)*$', '^(\\d+)+x']) {
    expect(await growthOf({ file: '', source, flags: '' })).toMatchObject({ status: 'vulnerable' })
  }
})
