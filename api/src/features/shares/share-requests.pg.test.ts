import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../test/answers'
import { makeLink, readShares } from '../../../test/shares'
import { ada, test, useShares } from '../../../test/shares-setup'

const MINUTE_MS = 60_000

useShares()

const ask = (path: string, json: object = {}) =>
  test.send('POST', path, { json: { recipient: 'Dr. Ōta', ...json } })

describe('the log of requests', () => {
  it('shows name, time, number and outcome', async () => {
    const share = await makeLink(ada, { passcode: 'gravel teapot' })
    await ask(share.path, { passcode: 'gravel' })
    for (const _ of [1, 2]) await ask(share.path, { passcode: 'gravel teapot' })
    await ask(share.path, { recipient: ' Клініка Надія ', passcode: 'gravel teapot' })
    const [shown] = await readShares(ada)
    expect(
      shown?.requests.map(({ recipient, outcome, times }) => [recipient, outcome, times]),
    ).toEqual([
      ['Клініка Надія', 'opened', 1],
      ['Dr. Ōta', 'opened', 2],
      ['Dr. Ōta', 'wrong_passcode', 1],
    ])
  })

  it('still shows the first requests after a flood of names', async () => {
    const share = await makeLink(ada)
    await ask(share.path, { recipient: 'The first' })
    for (let n = 0; n < 25; n++) await ask(share.path, { recipient: `Clinic ${n}` })
    const [shown] = await readShares(ada)
    expect(shown?.requests).toHaveLength(21)
    expect(shown?.requests.at(-1)?.recipient).toBe('The first')
    expect(shown?.requests[0]).toMatchObject({ recipient: '', times: 6 })
  })
})

describe('the limit of requests', () => {
  it('names the waiting time for a client that polls too often', async () => {
    const share = await makeLink(ada)
    for (let n = 0; n < 30; n++) expect((await ask(share.path)).status).toBe(200)
    const answer = await ask(share.path)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await failureOf(answer)).toEqual([429, 'rate_limited'])
    test.advance(MINUTE_MS)
    expect((await ask(share.path)).status).toBe(200)
  })

  it('counts unknown links for the network', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.9' }
    const guess = () =>
      test.send('POST', `/l/${randomBytes(32).toString('base64url')}`, {
        json: { recipient: 'A' },
        headers: from,
      })
    for (let n = 0; n < 20; n++) expect((await guess()).status).toBe(404)
    expect((await guess()).status).toBe(429)
    const { path } = await makeLink(ada)
    expect(
      (await test.send('POST', path, { json: { recipient: 'A' }, headers: from })).status,
    ).toBe(200)
  })
})
