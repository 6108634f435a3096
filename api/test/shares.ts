import { type ShareAnswer, shareAnswerSchema, sharesAnswerSchema } from 'sync-protocol/rest'
import { bodyOf } from './answers'
import type { TestPerson } from './app'

export const SEALED = `${'A'.repeat(40)}..${'B'.repeat(16)}.${'C'.repeat(200)}.${'D'.repeat(22)}`

export async function makeLink(
  person: TestPerson,
  values: object = {},
  headers: Record<string, string> = {},
): Promise<ShareAnswer & { path: string }> {
  const json = { kind: 'live', level: 'healthcare', expiresIn: 'never', ...values }
  const answer = await person.send('POST', '/api/shares', { json, headers })
  const share = await bodyOf(answer, shareAnswerSchema)
  return { ...share, path: new URL(share.url).pathname }
}

export const readShares = async (person: TestPerson, headers: Record<string, string> = {}) =>
  bodyOf(await person.send('GET', '/api/shares', { headers }), sharesAnswerSchema)
