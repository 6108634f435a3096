import { codeLink, type QrCode, renderCodeSvg } from 'sync-protocol/qr'
import { codeAnswerSchema } from 'sync-protocol/rest'
import { valuesOf } from 'sync-protocol/sync'
import { afterAll, beforeAll } from 'vitest'
import * as z from 'zod/mini'
import { bodyOf } from './answers'
import { createTestApp, ORIGIN, type TestApp, type TestPerson } from './app'
import { createTestDatabase, type TestDatabase } from './database'
import { TestDevice } from './device'

export let database: TestDatabase
export let test: TestApp
export function useCodeRoutes(): void {
  beforeAll(async () => {
    database = await createTestDatabase()
    test = await createTestApp(database)
  })
  afterAll(() => database.drop())
}

export const PATH = '/api/qr-codes'
export const REQUEST = {
  type: 'emergency',
  accessLevel: 'emergency',
  expiresIn: 'never',
  customization: { color: '#1D4ED8', textColor: '#000000' },
}

export async function newPerson(
  profile: object = { fullName: 'Ada Lovelace' },
): Promise<TestPerson> {
  const person = await test.signUp()
  await person.send('POST', '/api/medical-profile', { json: profile })
  return person
}

export const post = (person: TestPerson, change: object = {}, path = PATH) =>
  person.send('POST', path, { json: { ...REQUEST, ...change } })
export const make = async (person: TestPerson, change: object = {}) =>
  bodyOf(await post(person, change), codeAnswerSchema)
export const list = async (person: TestPerson) =>
  bodyOf(await person.send('GET', PATH), z.array(codeAnswerSchema))
export async function stored(person: TestPerson, id: string): Promise<QrCode> {
  const device = new TestDevice(person)
  await device.pull()
  const row = device.rows.get(id)
  if (!row) throw new Error('no such code')
  return valuesOf(row.record) as QrCode // what the server keeps satisfies the schema
}
export const opens = async (token: string) => (await test.send('GET', `/e/${token}`)).status
export const svgOf = ({ token, capsule, qrColor }: QrCode, more: { sizePx?: number } = {}) =>
  renderCodeSvg({ text: codeLink(ORIGIN, token, capsule), color: qrColor, ...more })
