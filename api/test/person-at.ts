import { registerAnswerSchema } from 'sync-protocol/rest'
import { cookieOf, type TestPerson } from './app'

/** Requests go to the server of the moment. */
export async function signUpAt(origin: () => string, email: string): Promise<TestPerson> {
  const request = (method: string, path: string, cookie: string, json?: unknown) =>
    fetch(`${origin()}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: origin(), Cookie: cookie },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    })
  const password = 'gravel teapot lantern'
  const answer = await request('POST', '/api/auth/register', '', { email, password })
  const { user, recoveryCodes } = registerAnswerSchema.parse(await answer.json())
  const cookie = cookieOf(answer)
  const send: TestPerson['send'] = (method, path, { json } = {}) =>
    request(method, path, cookie, json)
  return { id: user.id, email, cookie, recoveryCodes, send }
}
