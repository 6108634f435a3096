import { type AlertsAnswer, alertsAnswerSchema } from 'sync-protocol/rest'
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { form } from './alerts'
import { bodyOf } from './answers'
import { createTestApp, type TestApp, type TestPerson } from './app'
import { addCode } from './codes'
import { createTestDatabase, type TestDatabase } from './database'
import { openPushService, type PushService } from './push-service'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export let database: TestDatabase
export let service: PushService
export let test: TestApp
export let ada: TestPerson
export let token: string
export const mailServer: { isDown: boolean; answer?: (() => Promise<void>) | undefined } = {
  isDown: false,
}

export function useAlerts(): void {
  beforeAll(async () => {
    // The push service prints what it refuses.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    database = await createTestDatabase()
    service = await openPushService()
  })
  afterAll(async () => {
    await service.close()
    await database.drop()
  })
  beforeEach(async () => {
    service.break()
    mailServer.isDown = false
    mailServer.answer = undefined
    await database.superuser`delete from outbox`
    const emails: TestApp['emails'] = []
    const mail = {
      async send(message: TestApp['emails'][number]) {
        if (mailServer.isDown) throw new Error('not now')
        await mailServer.answer?.()
        emails.push(message)
      },
      close: () => {},
    }
    test = { ...(await createTestApp(database, { push: service.push, mail })), emails }
    ada = await test.signUp({ firstName: 'Ada' })
    await ada.send('POST', '/api/medical-profile', { json: { fullName: 'Ada Lovelace' } })
    await ada.send('POST', '/api/allergies', {
      json: { medicalProfileId: ada.id, allergen: 'Penicillin', severity: 'Severe' },
    })
    token = (await addCode(ada, { type: 'emergency', accessLevel: 'emergency' })).token
    emails.length = 0
  })
}

/** Resolves when the alerts are sent. */
export async function view(headers: Record<string, string> = {}): Promise<string> {
  const answer = await test.send('GET', `/e/${token}`, { headers })
  expect(answer.status).toBe(200)
  const text = await answer.text()
  await test.alertsSent()
  return text
}

/** Presses `Tell the family` and waits until the alerts are sent. */
export async function help(fields: Record<string, string> = {}, from = '203.0.113.5') {
  const sent = form(fields)
  const answer = await test.send('POST', `/e/${token}/help`, {
    ...sent,
    headers: { ...sent.headers, 'X-Forwarded-For': from },
  })
  await test.alertsSent()
  return { status: answer.status, text: await answer.text() }
}

export const waiting = async () => (await database.superuser`select id from outbox`).length

export const alertsOf = async (person: TestPerson): Promise<AlertsAnswer> =>
  bodyOf(await person.send('GET', '/api/alerts'), alertsAnswerSchema)

export const emailsTo = (address: string) => test.emails.filter(email => email.to === address)

/** No message may contain these words. */
export const MEDICAL =
  /penicillin|allerg|medic|emergenc|healthcare|paramedic|lovelace|severe|patient/i
