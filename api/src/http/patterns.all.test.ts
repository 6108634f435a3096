import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { check } from 'recheck'
import { describe, expect, it } from 'vitest'
import { findPatterns, type Pattern, sourcesIn } from '../../test/patterns'
import { packageRoot } from '../core/package-root'

const root = join(packageRoot, '..')
const ours = findPatterns([
  ...sourcesIn(join(root, 'api/src')),
  ...sourcesIn(join(root, 'sync-protocol/src')),
])

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

/** Formats that we do not accept, and patterns for our own routes. */
const UNUSED = [/^\\\{\[\^\}\]\+\\\}$/, /^\^\[-\+\]\?P\(/]

const unique = (patterns: readonly Pattern[]) => [
  ...new Map(patterns.map(each => [`/${each.source}/${each.flags}`, each])).entries(),
]

/** Checks by automata if possible, and otherwise by ever longer input. */
async function growthOf({ source, flags }: Pattern) {
  const checked = await check(source, flags, {
    // Timeouts would make the result depend on the machine's load.
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

describe('the work of a pattern grows no faster than its input', { timeout: 180_000 }, () => {
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

it('no pattern is built at run time, and none has a back-reference', () => {
  expect(ours.built.map(file => relative(root, file))).toEqual([])
  const backward = ours.patterns.filter(({ source }) => /\\[1-9]|\\k</.test(source))
  expect(backward).toEqual([])
})

it('the check finds known vulnerable patterns', { timeout: 180_000 }, async () => {
  expect(ours.patterns.length).toBeGreaterThan(100)
  expect(theirs.patterns.length).toBeGreaterThan(20)
  for (const source of ['\\s*;\\s*q=', '[\\d\\W_]+$', '(a|a)*$', '^(\\d+)+x']) {
    expect(await growthOf({ file: '', source, flags: '' })).toMatchObject({ status: 'vulnerable' })
  }
})
