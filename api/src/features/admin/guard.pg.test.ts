import { describe, expect, it } from 'vitest'
import { signUpAdmin } from '../../../test/admin'
import { failureOf } from '../../../test/answers'
import { database, test, useApp } from '../../../test/use-app'

useApp()

const ID = '0197a000-0000-7000-8000-000000000001'
const ROUTES = [
  ['GET', '/api/admin/analytics'],
  ['GET', '/api/admin/users'],
  ['GET', '/api/admin/system'],
  ['GET', '/api/admin/orders'],
  ['GET', '/api/admin/donations'],
  ['GET', '/api/beta-orders'],
  ['GET', `/api/admin/orders/${ID}`],
  ['GET', `/api/admin/orders/${ID}/items/0/pdf`],
  ['GET', '/api/admin/exports/orders'],
  ['POST', `/api/admin/orders/${ID}/fulfil`],
  ['POST', `/api/admin/orders/${ID}/refund`],
] as const

it('the table above contains all admin routes', () => {
  const registered = test.app.routes
    .filter(
      ({ path, method }) => /^\/api\/(admin|beta-orders)(\/|$)/.test(path) && method !== 'ALL',
    )
    .map(({ method, path }) => `${method} ${path.replaceAll(/:[a-z]+/g, ':x')}`)
  const tabled = ROUTES.map(([method, path]) => {
    const general = path.replace(ID, ':x').replace('items/0/pdf', 'items/:x/:x')
    return `${method} ${general.replace('exports/orders', 'exports/:x')}`
  })
  expect([...new Set(registered)].sort()).toEqual([...tabled].sort())
})

describe.each(ROUTES)('%s %s', (method, path) => {
  const options = method === 'POST' ? { json: { status: 'shipped' } } : {}

  it('is closed without a session', async () => {
    expect(await failureOf(await test.send(method, path, options))).toEqual([401, 'not_signed_in'])
  })

  it('is closed to a person without a role', async () => {
    const ada = await test.signUp()
    expect(await failureOf(await ada.send(method, path, options))).toEqual([403, 'forbidden'])
  })

  it('is closed to an admin who signed in 12 hours ago', async () => {
    const admin = await signUpAdmin(test, database)
    await database.superuser`
      update sessions set signed_in_at = now() - interval '13 hours' where user_id = ${admin.id}`
    const [status] = await failureOf(await admin.send(method, path, options))
    expect(status).toBe(403)
  })
})

it("the connection that reads everyone's rows cannot write", async () => {
  const ada = await test.signUp()
  const write = database.jobReads.read(
    tx => tx`update users set role = 'owner' where id = ${ada.id}`,
  )
  await expect(write).rejects.toThrow()
  const turned = database.jobReads.read(async tx => {
    await tx`select 1`
    await tx`set transaction read write`
  })
  await expect(turned).rejects.toThrow()
})

it('a request’s own connection gains nothing by claiming to be maintenance', async () => {
  const ada = await test.signUp()
  const seen = await database.database.transaction(ada.id, async tx => {
    await tx`select set_config('app.maintenance', 'on', true)`
    return tx`select id from users`
  })
  expect(seen.map(({ id }) => id)).toEqual([ada.id])
})

it('a request can add to the audit log but not read or change it', async () => {
  const { database: requests } = database
  for (const word of ['select * from', 'delete from']) {
    const tried = requests.anonymous(tx => tx.unsafe(`${word} audit_log`))
    await expect(tried).rejects.toThrow('permission denied')
  }
})
