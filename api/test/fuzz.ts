import fc from 'fast-check'
import { type Mutation, mutationHash } from 'sync-protocol/sync'
import { depth } from '../../sync-protocol/dev/test-depth'
import type { SendOptions } from './app'

/** `npm run fuzz:api` tries each property 2,000 times. A failure prints the seed that repeats it. */
export const fuzzRuns = (short: number, all: number): number =>
  Number(process.env.FUZZ_RUNS ?? depth(short, all))

/** Any code point, lone surrogates, NUL, and the start of markup. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom('\0', '\ud800', '\udfff', '<', "'", '\\', '‮', '﷽', 'é') }),
)
const nested = (depth: number): unknown =>
  depth === 0 ? '' : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) }
export const anyValue = fc.oneof(
  { weight: 30, arbitrary: anyText },
  { weight: 30, arbitrary: fc.jsonValue() },
  { weight: 10, arbitrary: fc.double() },
  {
    weight: 30,
    arbitrary: fc.constantFrom(null, [], {}, -0, 2 ** 53, '', '9999-99-99', '../../etc/passwd'),
  },
  { weight: 3, arbitrary: fc.nat(1_500).map(nested) },
  // Above the size limit, which counts bytes.
  {
    weight: 1,
    arbitrary: fc.constantFrom('x', 'é', '\0').map(character => character.repeat(2 ** 20)),
  },
)

export function bend(body: unknown, [where, what]: readonly [number, unknown]): unknown {
  if (typeof body !== 'object' || body === null) return what
  const keys = Object.keys(body)
  const key = keys[where % (keys.length + 1)]
  if (key === undefined) return { ...body, [String(where)]: what }
  const value = Object(body)[key]
  const inner = where % 3 === 0 ? bend(value, [Math.floor(where / 3), what]) : what
  return { ...body, [key]: inner }
}

export const anyBytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map(bytes => new Uint8Array(bytes)),
  fc.nat(100_000).map(depth => '['.repeat(depth)),
  fc.json().map(json => json.slice(0, -1)),
  fc.constantFrom('', '{"a":1,"a":2}', '{"__proto__":{"a":1}}', '"', '\ufeff{}', 'null'),
)

/** The server reads malformed mutations only if their hashes are correct. */
export function withHashes(body: unknown): unknown {
  const mutations: unknown = Object(body).mutations
  if (!Array.isArray(mutations)) return body
  return { ...Object(body), mutations: mutations.map(withHash) }
}
function withHash(mutation: unknown): unknown {
  try {
    return { ...Object(mutation), hash: mutationHash(mutation as Mutation) } // may be malformed, which `catch` handles
  } catch {
    return mutation
  }
}

const anyForm = fc
  .array(fc.tuple(fc.oneof(anyText, fc.constantFrom('file', 'document', 'type')), anyText))
  .map(parts => {
    const form = new FormData()
    for (const [name, text] of parts) {
      if (text.length % 2) form.append(name, new File([text], text, { type: 'image/png' }))
      else form.append(name, text)
    }
    return form
  })

export const anyRaw: fc.Arbitrary<SendOptions> = fc.oneof(
  anyForm.map(body => ({ body })),
  fc.array(fc.tuple(fc.constantFrom('role', 'reason', 'pin', 'x'), anyText)).map(pairs => ({
    body: new URLSearchParams(pairs).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })),
  fc
    .tuple(
      anyBytes,
      fc.constantFrom('application/octet-stream', 'multipart/form-data; boundary=x', 'image/png'),
    )
    .map(([body, type]) => ({ body, headers: { 'Content-Type': type } })),
)

/** An address cannot contain lone surrogates. */
const wellFormed = (text: string): string => Buffer.from(text).toString()

export const anyTarget = fc.record({
  part: fc.oneof(
    fc.uuid(),
    anyText.map(text => encodeURIComponent(wellFormed(text))),
    fc.constantFrom('%ff', '%', '..', '%2e%2e%2f', '%00', 'constructor', '__proto__', '0', '-1'),
  ),
  query: fc.array(
    fc.tuple(
      fc.constantFrom('period', 'after', 'size', 'transparent', 'returnTo', 'x'),
      anyText.map(wellFormed),
    ),
    { maxLength: 4 },
  ),
  header: fc.tuple(
    fc.constantFrom('Cookie', 'Idempotency-Key', 'User-Agent', 'Range', 'If-None-Match', 'Accept'),
    fc.string({ maxLength: 300 }),
  ),
})
