import { parseCodeLink } from 'sync-protocol/qr'
import { donationsAnswerSchema } from 'sync-protocol/rest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyOf } from '../../../test/answers'
import type { TestPerson } from '../../../test/app'
import { createTestDatabase, type TestDatabase } from '../../../test/database'
import { ordersOf, press } from '../../../test/orders'
import { createPaymentsTest, type PaymentsTest } from '../../../test/payments'
import { fillAccount, type SendRequest } from './fill-account'

let database: TestDatabase
let app: PaymentsTest
beforeAll(async () => {
  database = await createTestDatabase()
  app = await createPaymentsTest(database)
})
afterAll(async () => {
  await app.stop()
  await database.drop()
})

const send: SendRequest = (method, path, json, cookie) => app.send(method, path, { json, cookie })
const demo = () => ({
  origin: 'https://lifetag.example',
  email: 'zoe@lifetag.example',
  password: 'a quiet lantern over the bay',
  send,
  till: { confirm: app.pay, pay: (url: string) => press(url, 'pay') },
})

it('a demo account gets a whole record, codes, paid orders and gifts through the app’s routes', async () => {
  const filled = await fillAccount(demo())
  await app.eventsDelivered()
  expect(filled).toEqual({ rows: 29, codes: 3, orders: 2, gifts: 2, link: expect.any(String) })
  expect(filled.link).toMatch(/^https:\/\/lifetag\.example\/e\/\w{26}#1\d+$/)
  const opened = await app.send('GET', `/e/${parseCodeLink(filled.link)?.token}`)
  expect(opened.status).toBe(200)
  expect(await opened.text()).toContain('Apixaban')

  const { email, password } = demo()
  const signIn = await app.send('POST', '/api/auth/login', { json: { email, password } })
  const cookie = signIn.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const read = (path: string) => app.send('GET', path, { cookie })
  expect(await (await read('/api/medications')).json()).toHaveLength(12)
  expect(await (await read('/api/qr-codes')).json()).toHaveLength(3)
  const gifts = await bodyOf(await read('/api/donations'), donationsAnswerSchema)
  expect(gifts.map(({ status }) => status)).toEqual(['paid', 'paid'])
  const person = { send: (_, path) => read(path) } as TestPerson // nothing else of it is used
  expect((await ordersOf(person)).map(({ status }) => status)).toEqual(['paid', 'paid'])
})

it('a demo account does not overwrite an existing one, and is complete without payments', async () => {
  await expect(fillAccount(demo())).rejects.toThrow('has an account already')
  const another = { ...demo(), email: 'zoe2@lifetag.example', till: undefined }
  expect(await fillAccount(another)).toMatchObject({ rows: 29, codes: 3, orders: 0, gifts: 0 })
})
