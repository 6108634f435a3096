import { systemSchema } from 'sync-protocol/rest'
import { expect, it } from 'vitest'
import { signUpAdmin } from '../../../test/admin'
import { createTestApp } from '../../../test/app'
import { database, test, useApp } from '../../../test/use-app'
import { RELEASE } from '../../core/package-root'
import { StartError } from '../../core/start-error'
import { createErrorCounts, createServerReport } from '../../db/server-report'
import { createOutbox } from '../../outbox/outbox'
import { watchBackup } from '../../watch-backup'

useApp()

const HOUR_MS = 60 * 60_000
const MINUTE_MS = 60_000

async function look(app = test) {
  const owner = await signUpAdmin(app, database, 'owner')
  const answer = await owner.send('GET', '/api/admin/system')
  return systemSchema.parse(await answer.json())
}

const startServer = (app = test) => {
  const counts = createErrorCounts()
  return { ...createServerReport({ ...app.deps, counts }), counts }
}

const anError = (route: string, at: Date) => ({
  ...{ at: at.toISOString(), level: 'error' as const, requestId: '', method: 'JOB', route },
  ...{ status: 503, ms: 0, failure: { name: 'ENOSPC', place: '' } },
})

it('only owners may look', async () => {
  const admin = await signUpAdmin(test, database)
  expect((await admin.send('GET', '/api/admin/system')).status).toBe(403)
  const found = await look()
  expect(found).toMatchObject({
    ...{ release: RELEASE, servers: [], queue: [], sendsMail: true, hasPush: false, errors: [] },
    ...{ disk: { freeBytes: 5_000, totalBytes: 9_000 } },
    backup: { isWell: false, newestAt: null, provedAt: null, failedAt: null, failure: null },
  })
  expect(found.database).toMatchObject({
    version: expect.stringMatching(/^\d+/),
    bytes: expect.any(Number),
  })
})

it('shows the servers that run, by release', async () => {
  const app = await createTestApp(database)
  const [one, two] = [startServer(app), startServer(app)]
  await one.write()
  await two.write()
  await database.superuser`
    insert into servers (id, release, started_at, seen_at)
    values (gen_random_uuid(), '0.0.9', now() - interval '1 day', now())`
  const releases = async () => (await look(app)).servers.map(each => [each.release, each.count])
  expect(await releases()).toEqual([
    ['0.0.9', 1],
    [RELEASE, 2],
  ])
  await two.leave()
  expect((await releases())[1]).toEqual([RELEASE, 1])
  app.advance(3 * MINUTE_MS)
  expect(await releases()).toEqual([])
  await one.write()
  expect(await releases()).toEqual([[RELEASE, 1]])
})

it('counts the errors of all servers for a day', async () => {
  const app = await createTestApp(database)
  const [one, two] = [startServer(app), startServer(app)]
  const at = app.deps.now()
  for (const server of [one, two, two]) server.counts.add(anError('tidying', at))
  one.counts.add(anError('backup', at))
  one.counts.add({ ...anError('well', at), level: 'info' })
  await one.write()
  await two.write()
  await two.write()
  expect((await look(app)).errors).toEqual([
    { route: 'JOB tidying', failure: 'ENOSPC', count: 3 },
    { route: 'JOB backup', failure: 'ENOSPC', count: 1 },
  ])
  app.advance(26 * HOUR_MS)
  expect((await look(app)).errors).toEqual([])
  app.advance(26 * HOUR_MS)
  await one.write()
  expect([...(await database.superuser`select * from error_hours`)]).toEqual([])
})

it('errors that could not be written are written later', async () => {
  const counts = createErrorCounts()
  counts.add(anError('tidying', test.deps.now()))
  const down = { anonymous: () => Promise.reject(new Error('away')) }
  const report = createServerReport({ ...test.deps, counts, database: down })
  await expect(report.write()).rejects.toThrow('away')
  expect(counts.take()).toMatchObject([{ route: 'JOB tidying', errors: 1 }])
})

it('a failed backup is on the screen and in one e-mail a day, until one succeeds', async () => {
  const app = await createTestApp(database)
  const watch = {
    ...{ ownerUrl: database.url, operatorEmail: 'ops@example.org', now: app.deps.now },
    ...{ outbox: createOutbox(app.deps), publicOrigin: 'https://tag.example' },
  }
  const fail = () =>
    watchBackup(watch, () => Promise.reject(new StartError('The disk of /backups is full.')))
  const succeed = () => watchBackup(watch, async () => app.deps.now())
  const told = async () => {
    await app.sendAlerts()
    return app.emails.splice(0).map(({ to, subject, text }) => [to, subject, text])
  }
  const AN_EMAIL = [
    'ops@example.org',
    'LifeTag could not make a backup',
    expect.stringContaining('https://tag.example failed: The disk of /backups is full.'),
  ]

  await succeed()
  expect((await look(app)).backup).toMatchObject({
    ...{ isWell: true, failedAt: null, failure: null },
    ...{ newestAt: expect.any(String), provedAt: expect.any(String) },
  })
  app.advance(HOUR_MS)
  await expect(fail()).rejects.toThrow('is full')
  expect((await look(app)).backup).toMatchObject({
    ...{ isWell: false, failure: 'The disk of /backups is full.', failedAt: expect.any(String) },
  })
  expect(await told()).toEqual([AN_EMAIL])
  app.advance(HOUR_MS)
  await expect(fail()).rejects.toThrow()
  expect(await told()).toEqual([])
  app.advance(24 * HOUR_MS)
  await expect(fail()).rejects.toThrow()
  expect(await told()).toEqual([AN_EMAIL])

  await succeed()
  expect((await look(app)).backup).toMatchObject({ isWell: true, failure: null })
  await expect(fail()).rejects.toThrow()
  expect(await told()).toEqual([AN_EMAIL])
  await succeed()
  app.advance(27 * HOUR_MS)
  expect((await look(app)).backup?.isWell).toBe(false)
})

it('a backup that was made earlier is no new proof', async () => {
  const watch = {
    ...{ ownerUrl: database.url, operatorEmail: undefined, now: test.deps.now, publicOrigin: '' },
    outbox: createOutbox(test.deps),
  }
  const newestAt = new Date(Date.now() - HOUR_MS)
  await database.superuser`update backup_state set proved_at = null`
  await watchBackup(watch, async () => newestAt)
  expect((await look()).backup).toMatchObject({
    ...{ isWell: true, newestAt: newestAt.toISOString(), provedAt: null },
  })
})
