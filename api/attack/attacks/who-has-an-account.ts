import { randomUUID } from 'node:crypto'
import { type Context, defineAttack, finding, keepDoing } from '../attack'
import { anyAddress } from '../client'
import { signUp } from '../people'

/** Only the registration itself has to reveal whether an account exists. */
const QUESTIONS: readonly { path: string; json: (email: string) => object }[] = [
  { path: '/api/auth/passkeys/register/options', json: email => ({ email }) },
  { path: '/api/auth/passkeys/login/options', json: () => ({}) },
  { path: '/api/auth/login', json: email => ({ email, password: 'not the password' }) },
  {
    path: '/api/auth/recover',
    json: email => ({ email, recoveryCode: 'AAAA-AAAA', newPassword: 'walnut ferry copper dune' }),
  },
]

export const whoHasAnAccount = defineAttack({
  name: 'who-has-an-account',
  title: '10 find out who has an account: ask of many addresses',
  prepare: ({ client }) => signUp(client),
  attack: ({ client }, { email }, signal) =>
    keepDoing({ lanes: 8, most: 500, perSecond: 30 }, signal, async nth => {
      const asked = nth % 2 === 0 ? email : `${randomUUID()}@example.org`
      const { path, json } = QUESTIONS[nth % 2] ?? { path: '/', json: () => ({}) }
      await client.send('POST', path, { json: json(asked), address: anyAddress(), signal })
    }),
  check: (context, { email }) =>
    Promise.all(
      QUESTIONS.map(async ({ path, json }) => {
        const [known, unknown] = await Promise.all(
          [email, `${randomUUID()}@example.org`].map(each => shapeOf(context, path, json(each))),
        )
        return finding(`${path} answers alike`, known === unknown, `${known} / ${unknown}`)
      }),
    ),
})

/** Returns the names of members, because values differ between answers. */
async function shapeOf({ client }: Context, path: string, json: object): Promise<string> {
  const answer = await client.send('POST', path, { json, address: anyAddress() })
  const names = (value: unknown): string =>
    typeof value === 'object' && value !== null
      ? `{${Object.entries(value).map(([name, inner]) => name + names(inner))}}`
      : typeof value
  return `${answer.status} ${names(answer.json())}`
}
