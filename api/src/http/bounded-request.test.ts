import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sourcesIn } from '../../test/patterns'
import { packageRoot } from '../core/package-root'
import type { AppEnv } from './app-env'
import { boundRequest, HEADER_BOUNDS } from './bounded-request'
import { chooseCoding } from './compression'
import { handleError } from './error-handler'

const app = new Hono<AppEnv>()
app.onError(handleError)
app.use(boundRequest)
app.all('*', c => c.json(Object.fromEntries(c.req.raw.headers)))

const textsOf = async (answer: Response) =>
  z.record(z.string(), z.string()).parse(await answer.json())

const bounds = Object.entries(HEADER_BOUNDS)
const HEAD = 'a'

describe('a request header', () => {
  it.each(bounds)('%s may have its full length', async (name, { max }) => {
    const value = HEAD.repeat(max)
    const answer = await app.request('/', { headers: { [name]: value } })
    expect([answer.status, (await textsOf(answer))[name]]).toEqual([200, value])
  })

  it.each(bounds)('%s may not be longer', async (name, { max, beyond }) => {
    const answer = await app.request('/', { headers: { [name]: `x${HEAD.repeat(100_000)}y` } })
    if (beyond === 'refuse') {
      expect([answer.status, (await textsOf(answer)).code]).toEqual([431, 'header_too_large'])
      return
    }
    const left = {
      drop: undefined,
      cut: `x${HEAD.repeat(max - 1)}`,
      'cut start': `${HEAD.repeat(max - 1)}y`,
    }
    expect((await textsOf(answer))[name]).toBe(left[beyond])
  })

  it('has a bound if any code reads it', () => {
    // These read headers of other servers' answers, which have no bounds here.
    const isOfAnswers = /^(adapters|checks|lifetag)\b/
    const src = join(packageRoot, 'src')
    const ours = sourcesIn(src).filter(file => !isOfAnswers.test(relative(src, file)))
    const read = ours.flatMap(file => [
      ...readFileSync(file, 'utf8').matchAll(
        /\.(?:req\.header|headers\.(?:get|has))\('([\w-]+)'\)/g,
      ),
    ])
    const names = new Set(read.map(([, name = '']) => name.toLowerCase()))
    // The server sets these headers and later reads them.
    for (const own of ['retry-after', 'link']) names.delete(own)
    expect([...names].filter(name => !Object.hasOwn(HEADER_BOUNDS, name))).toEqual([])
    expect(names.size).toBeGreaterThan(8)
  })
})

it.each([
  ['a path', `/${'a'.repeat(4_096)}`],
  ['a query', `/?${'a'.repeat(4_096)}`],
  ['a parameter', `/?q=${'a'.repeat(1_025)}`],
  ['a number of parameters', `/?${'a=&'.repeat(21)}`],
])('%s that is too long is refused', async (_, path) => {
  const answer = await app.request(path)
  expect([answer.status, (await textsOf(answer)).code]).toEqual([414, 'uri_too_long'])
})

describe('Accept-Encoding', () => {
  it.each([
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['BR ; Q=0.1', 'br'],
    ['gzip;q=nonsense', 'identity'],
    ['br;level=4', 'identity'],
    [`gzip${' '.repeat(100_000)}b`, 'identity'],
  ])('%j selects %s', (header, coding) => {
    expect(chooseCoding(header)).toBe(coding)
  })
})
