import { expect, it } from 'vitest'
import { createTestApp, ORIGIN } from '../../../test/app'
import { addCode } from '../../../test/codes'
import type { TestDatabase } from '../../../test/database'
import { database, test, useApp } from '../../../test/use-app'
import { createApp, createServices } from '../../app'

useApp()

it('shows one code 60 times a minute to one address, which does not affect others', async () => {
  const { token } = await addCode(await test.signUp({ firstName: 'Ada' }))
  const visitFrom = async (address: string) =>
    (await test.send('GET', `/e/${token}`, { headers: { 'X-Forwarded-For': address } })).status
  for (let i = 0; i < 60; i++) expect(await visitFrom('2001:db8:7:7::1')).toBe(200)
  for (let i = 0; i < 100; i++) {
    // Addresses of one household, with the ports that a proxy adds.
    expect(await visitFrom(`[2001:db8:7:7::${i}]:${4_000 + i}`)).toBe(429)
  }
  expect(await visitFrom('2001:db8:7:8::1')).toBe(200)
  test.advance(60_000)
  expect(await visitFrom('2001:db8:7:7::1')).toBe(200)
})

it('shows a code to a helper while another network sends many simultaneous requests', async () => {
  const { token } = await addCode(await test.signUp({ firstName: 'Ada' }))
  const view = (address: string) =>
    test.send('GET', `/e/${token}`, { headers: { 'X-Forwarded-For': address } })
  const ask = (address: string) =>
    test.send('POST', `/e/${token}/help`, {
      body: '',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Forwarded-For': address,
        Origin: ORIGIN,
      },
    })
  // At most 30 requests can wait for a code.
  const flood = Array.from({ length: 40 }, (_, nth) =>
    (nth % 2 === 0 ? view : ask)(`203.0.113.9:${4_000 + nth}`),
  )
  const helper = await Promise.all([view('2001:db8:7:9::1'), ask('2001:db8:7:10::1')])
  expect(helper.map(({ status }) => status)).toEqual([200, 200])
  await Promise.all(flood)
})

it('shows one code 1,200 times a minute in all, and then does not blame the network', async () => {
  const { token } = await addCode(await test.signUp({ firstName: 'Ada' }))
  const services = createServices(test.deps)
  const app = createApp(test.deps, services)
  const code = test.keyring.lookupHash('code_token', token).toString('base64')
  for (let i = 1; i < 1_200; i++) await services.limits.take('responder_code', code)
  const open = () => app.request(`/e/${token}`)
  expect((await open()).status).toBe(200)
  const refused = await open()
  expect(refused.status).toBe(429)
  expect(await refused.text()).not.toContain('network')
})

it('queries nothing about a code that was opened too often', async () => {
  let asked = 0
  const counted: TestDatabase['database'] = {
    ...database.database,
    statement(fn) {
      asked += 1
      return database.database.statement(fn)
    },
  }
  const own = await createTestApp(database, { responderDatabase: counted })
  const { token } = await addCode(await test.signUp({ firstName: 'Ada' }))
  const [shown, spelled] = [`/e/${token}`, `/e/${token.toLowerCase()}`]
  for (let i = 0; i < 60; i++) expect((await own.send('GET', shown)).status).toBe(200)
  asked = 0
  for (const path of [shown, spelled, `${shown}/files/photo`]) {
    const answer = await own.send('GET', path)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  }
  expect(asked).toBe(0)
})
