import type { ShareAnswer } from 'sync-protocol/rest'
import { describe, expect, it } from 'vitest'
import { addProfile, asProfile, letIn } from '../../../test/family'
import { makeLink, readShares, SEALED } from '../../../test/shares'
import { ada, test, useShares } from '../../../test/shares-setup'

const DAY_MS = 24 * 60 * 60_000

useShares()

const open = ({ kind, path }: ShareAnswer & { path: string }) =>
  kind === 'live'
    ? test.send('POST', path, { json: { recipient: 'Dr. Ōta' } })
    : test.send('GET', `${path}?recipient=Ota`)

describe('a link of a guardian', () => {
  async function linkOfSecond(values: object = {}) {
    const { id } = await addProfile(ada, { firstName: 'Leo' })
    const { headers } = asProfile(id)
    await ada.send('POST', '/api/medical-profile', { json: { fullName: 'Leo' }, headers })
    const ben = await test.signUp()
    await letIn(test, ada, id, { person: ben, role: 'guardian' })
    const share = await makeLink(ben, values, headers)
    const status = async () => (await open(share)).status
    return { id, headers, ben, share, status }
  }

  it.each([
    ['live', {}],
    ['sealed', { kind: 'sealed', content: SEALED }],
  ])('opens nothing once its maker was removed (%s)', async (_, values) => {
    const { id, headers, ben, share, status } = await linkOfSecond(values)
    expect(await status()).toBe(200)
    const kept = await makeLink(ada, {}, headers)
    await ada.send('DELETE', `/api/profiles/${id}/members/${ben.id}`)
    expect(await status()).toBe(404)
    expect((await open(kept)).status).toBe(200)
    const statuses = (await readShares(ada, headers)).map(each => [each.id, each.status])
    expect(statuses).toEqual([
      [kept.id, 'active'],
      [share.id, 'ended'],
    ])
  })

  it.each([
    ['became a carer', () => ({ role: 'carer' })],
    [
      'role has ended',
      () => ({ until: new Date(test.deps.now().getTime() + DAY_MS).toISOString() }),
    ],
  ])('opens nothing once its maker %s', async (_, change) => {
    const { id, ben, status } = await linkOfSecond()
    const path = `/api/profiles/${id}/members/${ben.id}`
    expect((await ada.send('PATCH', path, { json: change() })).status).toBe(200)
    test.advance(2 * DAY_MS)
    expect(await status()).toBe(404)
  })

  it('opens nothing once its maker deleted their account', async () => {
    const { ben, status } = await linkOfSecond()
    expect((await ben.send('DELETE', '/api/account')).status).toBe(204)
    expect(await status()).toBe(404)
  })
})
