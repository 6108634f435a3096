import { registerAnswerSchema } from 'sync-protocol/rest'
import { cookieOf, type SendOptions, type TestPerson } from './app'

export const requestAt =
  (origin: string) =>
  (method: string, path: string, { json, cookie, headers }: SendOptions = {}) =>
    fetch(`${origin}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Origin: origin,
        ...(cookie && { Cookie: cookie }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    })

export async function signUpAt(
  origin: string,
  account: { email: string; password: string },
): Promise<TestPerson> {
  const request = requestAt(origin)
  const signUp = await request('POST', '/api/auth/register', { json: account })
  const { user, recoveryCodes } = registerAnswerSchema.parse(await signUp.json())
  const cookie = cookieOf(signUp)
  const send: TestPerson['send'] = (method, path, options) =>
    request(method, path, { cookie, ...options })
  return { id: user.id, email: user.email, cookie, recoveryCodes, send }
}
