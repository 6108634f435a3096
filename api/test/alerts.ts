import { alertDeviceAnswerSchema, newAlertContactAnswerSchema } from 'sync-protocol/rest'
import { bodyOf } from './answers'
import type { SendOptions, TestApp, TestPerson } from './app'

export const linkIn = (text: string | undefined, before = ''): string =>
  new RegExp(`${before}.*?(/n/[\\w-]+)`, 's').exec(text ?? '')?.[1] ?? ''

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
export const form = (fields: Record<string, string>): SendOptions => ({
  headers: FORM,
  body: new URLSearchParams(fields).toString(),
})

export async function askBy(person: TestPerson, name = 'Ben', options: SendOptions = {}) {
  const answer = await person.send('POST', '/api/alerts/contacts', { json: { name }, ...options })
  const { contact, link } = await bodyOf(answer, newAlertContactAnswerSchema)
  return { ...contact, path: linkIn(link) }
}

export async function addContact(test: TestApp, person: TestPerson, email: string, name = 'Ben') {
  const asked = await askBy(person, name)
  await test.send('POST', asked.path, form({ email }))
  // It is in the language of the person who asks, with the English text below.
  const message = test.emails.findLast(
    ({ to, subject, text }) => to === email && /^Get alerts/m.test(`${subject}\n${text}`),
  )
  const answer = await test.send('POST', linkIn(message?.text), form({}))
  if (answer.status !== 200) throw new Error(`${email} is no contact: ${answer.status}`)
  return asked
}

export async function addDevice(person: TestPerson, target: object): Promise<string> {
  const answer = await person.send('POST', '/api/alerts/devices', { json: target })
  return (await bodyOf(answer, alertDeviceAnswerSchema)).id
}
