import { registerAnswerSchema } from 'sync-protocol/rest'
import { cookieOf, type SendOptions, type TestPerson } from './app'

/** Requests go to the server of the moment. */
export async function signUpAt(origin: () => string, email: string): Promise<TestPerson> {
  const request = (
    method: string,
    path: string,
    cookie: string,
    { json, body = JSON.stringify(json) ?? null, headers }: SendOptions,
  ) =>
    fetch(`${origin()}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Origin: origin(),
        Cookie: cookie,
        ...headers,
      },
      body,
    })
  const password = 'gravel teapot lantern'
  const json = { email, password }
  const answer = await request('POST', '/api/auth/register', '', { json })
  const { user, recoveryCodes } = registerAnswerSchema.parse(await answer.json())
  const cookie = cookieOf(answer)
  const send: TestPerson['send'] = (method, path, options = {}) =>
    request(method, path, cookie, options)
  return { id: user.id, email, cookie, recoveryCodes, send }
}
