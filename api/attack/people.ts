import { randomBytes, randomUUID } from 'node:crypto'
import { tokenFromBytes } from 'sync-protocol/qr'
import { registerAnswerSchema } from 'sync-protocol/rest'
import {
  type Collection,
  type Cookie,
  type ExchangeAnswer,
  exchangeAnswerSchema,
  type FieldValue,
  type Mutation,
  mutationHash,
  PROTOCOL_VERSION,
} from 'sync-protocol/sync'
import { tokenOfSecret } from '../src/records/code-tokens'
import { type Answer, anyAddress, type Client, type Sent } from './client'

export const PASSWORD = 'gravel teapot lantern 58'

export interface Person {
  id: string
  email: string
  /** The whole line, for raw sockets. */
  cookieHeader: string
  send(method: string, path: string, sent?: Sent): Promise<Answer>
  push(...rows: Row[]): Promise<ExchangeAnswer>
  pull(): Promise<Answer>
}
export type Row = [Collection, string, Record<string, FieldValue>]

export async function signUp(client: Client): Promise<Person> {
  const email = `${randomUUID()}@example.org`
  const answer = await client.send('POST', '/api/auth/register', {
    json: { email, password: PASSWORD },
    address: anyAddress(),
  })
  if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}: ${answer.text}`)
  const { user } = registerAnswerSchema.parse(answer.json())
  const cookie = (answer.headers['set-cookie'] ?? []).map(each => each.split(';')[0]).join('; ')
  const send: Person['send'] = (method, path, sent) =>
    client.send(method, path, { cookie, ...sent })

  const clientId = randomUUID()
  const exchange = (from: Cookie | null, mutations: Mutation[]) =>
    send('POST', '/api/sync', {
      json: { protocol: PROTOCOL_VERSION, clientId, cookie: from, outcomesSeen: 0, mutations },
    })
  let lastId = 0
  let known: Cookie | null = null
  const pushOnce = async (rows: Row[]): Promise<ExchangeAnswer> => {
    let id = lastId
    const mutations = rows.map(([collection, rowId, values]) => {
      const fields = Object.fromEntries(
        Object.entries(values).map(([name, value]): [string, [FieldValue, number]] => [
          name,
          [value, 0],
        ]),
      )
      const content = { at: 0, collection, rowId, kind: 'put' as const, fields }
      return { id: ++id, hash: mutationHash(content), ...content }
    })
    const pushed = await exchange(known, mutations)
    if (pushed.status !== 200) throw new Error(`push answered ${pushed.status}: ${pushed.text}`)
    const parsed = exchangeAnswerSchema.parse(pushed.json())
    known = { epoch: parsed.epoch, version: parsed.version }
    lastId = parsed.lastId
    return parsed
  }
  // A device also waits for the answer to a push before the next.
  let last: Promise<unknown> = Promise.resolve()
  const push: Person['push'] = (...rows) => {
    const mine = last.then(() => pushOnce(rows))
    last = mine.catch(() => {})
    return mine
  }
  const pull = () => exchange(null, [])
  await push(['profile', user.id, { fullName: 'Ada' }])
  return { id: user.id, email, cookieHeader: `Cookie: ${cookie}`, send, push, pull }
}

/** The token opens `/e/{token}`. */
export async function addCode(person: Person, accessLevel = 'emergency') {
  const [id, secret] = [randomUUID(), tokenFromBytes(randomBytes(17))]
  const token = tokenOfSecret(secret)
  const { outcomes } = await person.push([
    'qr-codes',
    id,
    {
      type: 'complete',
      accessLevel,
      expiresAt: '',
      qrColor: '#000000',
      textColor: '#000000',
      ...{ token, secret },
      capsule: '',
      revision: 1,
      revisedAt: '2026-01-01T00:00:00Z',
      recordMark: '0123456789abcdef',
    },
  ])
  if (outcomes[0]?.status !== 'applied') throw new Error(`no code: ${JSON.stringify(outcomes)}`)
  return { id, token }
}

export const allergy = (allergen: string = randomUUID()): Row => [
  'allergies',
  randomUUID(),
  { allergen, severity: 'Severe' },
]
