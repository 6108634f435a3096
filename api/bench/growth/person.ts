import { randomBytes, randomUUID } from 'node:crypto'
import { registerAnswerSchema } from 'sync-protocol/rest'
import { bodyOf } from '../../test/answers'
import { PASSWORD, type SendOptions, type TestPerson } from '../../test/app'
import { TestDevice } from '../../test/device'
import { addPerson } from '../responder/people'

export type Person = {
  scan(): Promise<void>
  signIn(): Promise<void>
  push(): Promise<void>
  pull(): Promise<void>
}

export async function meet(origin: string): Promise<Person> {
  let person: TestPerson | undefined
  const signUp = async () => {
    person = await register(origin)
    return person
  }
  const [token = ''] = await addPerson({ signUp })
  if (!person) throw new Error('nobody signed up')
  const { email, cookie } = person
  const [phone, tablet] = [new TestDevice(person), new TestDevice(person)]
  const rowId = randomUUID()
  await phone.push(phone.put('allergies', rowId, { allergen: 'Nuts', severity: 'Severe' }))
  await phone.pull()
  await tablet.pull()
  let edits = 0

  return {
    scan: async () => expectOk(await send(origin, 'GET', `/e/${token}`)),
    signIn: async () =>
      expectOk(
        await send(origin, 'POST', '/api/auth/login', {
          json: { email, password: PASSWORD },
          // The browser is known and signed out.
          cookie: cookie.split('; ').slice(1).join('; '),
        }),
      ),
    async push() {
      const version = phone.rows.get(rowId)?.version ?? 0
      const edit = phone.put('allergies', rowId, { reaction: `Rash ${edits++}` }, { base: version })
      const { outcomes } = await phone.push(edit)
      if (outcomes.some(({ status }) => status !== 'applied')) throw new Error('not kept')
    },
    pull: async () => void (await tablet.pull()),
  }
}

async function register(origin: string): Promise<TestPerson> {
  const email = `${randomUUID()}@example.org`
  const json = { email, password: PASSWORD, firstName: 'Amélie' }
  const answer = await send(origin, 'POST', '/api/auth/register', { json })
  const cookie = answer.headers
    .getSetCookie()
    .map(line => line.split(';')[0] ?? '')
    .sort((a, b) => Number(b.includes('sid=')) - Number(a.includes('sid=')))
    .join('; ')
  const { user, recoveryCodes } = await bodyOf(answer, registerAnswerSchema)
  return {
    ...{ id: user.id, email, cookie, recoveryCodes },
    send: (method, path, options) => send(origin, method, path, { cookie, ...options }),
  }
}

/** Limits count addresses, so each request gets its own. */
function send(origin: string, method: string, path: string, options: SendOptions = {}) {
  const { json, cookie } = options
  return fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: {
      Origin: origin,
      'X-Forwarded-For': `198.${[...randomBytes(3)].join('.')}`,
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(cookie !== undefined && { Cookie: cookie }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
}

async function expectOk(answer: Response): Promise<void> {
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`)
}
