import { expect, it } from 'vitest'
import { addCode } from '../../../test/codes'
import { addInsured, FORM, FORM_TYPE, scansOf } from '../../../test/responder'
import { database, test, useApp } from '../../../test/use-app'

useApp()

const HOUR_MS = 3_600_000
const RIGHT = '042042'
const WRONG = '111111'

const tryPin = async (token: string, pin: string, language = 'en') => {
  const answer = await test.send('POST', `/e/${token}/unlock`, {
    headers: { ...FORM_TYPE, 'Accept-Language': language },
    body: `${FORM}&pin=${pin}`,
  })
  return { status: answer.status, html: await answer.text() }
}

it("wrong tries are in the owner's log, and the owner is notified once a day", async () => {
  const { ada, id, token } = await addInsured(test, RIGHT)
  const emails = () =>
    test.emails.filter(({ to, subject }) => to === ada.email && subject.includes('wrong PIN'))
  await tryPin(token, WRONG)
  await tryPin(token, WRONG)
  await expect.poll(emails).toHaveLength(1)
  expect(emails()[0]?.text).not.toMatch(new RegExp(`${WRONG}|${RIGHT}|${token}|Lovelace`))
  expect(await scansOf(test, ada, id)).toEqual([
    { level: 'healthcare', role: 'paramedic', reason: 'emergency', pin: 'wrong', times: 2 },
  ])
  test.advance(24 * HOUR_MS)
  await tryPin(token, WRONG)
  await expect.poll(emails).toHaveLength(2)
})

it('after five tries in an hour the page names the waiting time and opens the rest', async () => {
  const { ada, id, token } = await addInsured(test, RIGHT)
  for (let nth = 1; nth < 5; nth++) {
    const { html } = await tryPin(token, WRONG)
    expect(html).toContain('That PIN is not right')
    expect(html).toContain('name="pin"')
  }
  const fifth = await tryPin(token, WRONG)
  expect(fifth.status).toBe(422)
  expect(fifth.html).toContain('That PIN is not right')
  expect(fifth.html).toMatch(/locked for 60 minutes, until [^.]+ UTC/)
  expect(fifth.html).not.toContain('name="pin"')

  test.advance(20 * 60_000)
  const locked = await tryPin(token, RIGHT, 'de')
  expect(locked.html).toMatch(/gesperrt: noch 40 Minuten, bis \d+\. \S+ \d{4} um \d\d:\d\d UTC/)
  expect(locked.html).not.toContain('Acme')
  const page = await test.send('GET', `/e/${token}`, { headers: { 'Accept-Language': 'de' } })
  expect(await page.text()).toContain('gesperrt: noch 40 Minuten')
  const open = await tryPin(token, '')
  expect(open.html).toContain('Ada Lovelace')
  expect(open.html).not.toContain('Acme')

  expect(await scansOf(test, ada, id)).toMatchObject([
    { role: 'paramedic', times: 1 },
    { pin: 'locked', times: 1 },
    { pin: 'wrong', times: 5 },
  ])
  test.advance(40 * 60_000)
  expect((await tryPin(token, RIGHT)).html).toContain('Acme')
})

it('after twenty tries the PIN is locked until the owner acts, who keeps full access', async () => {
  const { ada, id, token } = await addInsured(test, RIGHT)
  for (let hour = 0; hour < 4; hour++) {
    await Promise.all(Array.from({ length: 8 }, () => tryPin(token, WRONG)))
    // A busy server refuses some of the tries without counting them.
    await expect.poll(async () => (await tryPin(token, WRONG)).html).toMatch(/locked (for|until)/)
    test.advance(HOUR_MS)
  }
  const burned = await tryPin(token, RIGHT)
  expect(burned.html).toContain('locked until the owner unlocks it')
  expect(burned.html).not.toContain('Acme')
  expect((await tryPin(token, '')).html).toContain('Ada Lovelace')
  const path = `/api/qr-codes/${id}/pin`
  expect(await (await ada.send('GET', path)).json()).toEqual({
    hasPin: true,
    wrongTries: 20,
    lock: { until: null },
  })
  expect((await ada.send('DELETE', `${path}/tries`)).status).toBe(204)
  expect((await tryPin(token, RIGHT)).html).toContain('Acme')
})

it('a locked PIN does not affect a code that needs none', async () => {
  const { ada, id } = await addInsured(test, RIGHT)
  await database.superuser`update code_pins set wrong_tries = 20 where code_id = ${id}`
  const { token } = await addCode(ada)
  expect(await (await test.send('GET', `/e/${token}`)).text()).toContain('Ada Lovelace')
})
