import { readFileSync } from 'node:fs'
import { registerAnswerSchema } from 'sync-protocol/rest'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { depth } from '../../sync-protocol/dev/test-depth'
import { cookieOf } from '../test/app'
import { processTree } from '../test/process-tree'
import { startServer } from '../test/server-process'

const WORKERS = 10
const EACH = depth(15, 50)
const BETWEEN_FAULTS = depth(25, 60)

const allergySchema = z.object({ allergen: z.string(), severity: z.string(), reaction: z.string() })
type Server = Awaited<ReturnType<typeof startServer>>

it('keyed mutations take effect once each while servers, databases and connections fail', async () => {
  let server: Promise<Server> = startServer()
  const { dataDir } = await server
  const request = async (
    method: string,
    path: string,
    cookie: string,
    json?: unknown,
    key = '',
  ) => {
    const { origin } = await server
    return fetch(`${origin}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Origin: origin,
        Cookie: cookie,
        ...(key && { 'Idempotency-Key': key }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    })
  }
  const signUp = await request('POST', '/api/auth/register', '', {
    email: 'ada@example.org',
    password: 'gravel teapot lantern',
  })
  const cookie = cookieOf(signUp)
  const { user } = registerAnswerSchema.parse(await signUp.json())
  expect((await request('POST', '/api/medical-profile', cookie, {})).status).toBe(201)

  const restart = async (kill: (server: Server) => void) => {
    const old = await server
    server = (async () => {
      kill(old)
      old.child.kill('SIGKILL')
      await old.ended
      return startServer(dataDir)
    })()
    await server
  }
  const faults = [
    () => restart(() => {}),
    async () => endBackends((await server).postgresPid),
    () => restart(({ postgresPid }) => process.kill(postgresPid, 'SIGKILL')),
    async () => endBackends((await server).postgresPid),
  ]
  let done = 0
  let unanswered = 0
  const insist = async (n: number) => {
    const item = { medicalProfileId: user.id, allergen: `${n}`, severity: `${n}`, reaction: `${n}` }
    for (;;) {
      const answer = await request('POST', '/api/allergies', cookie, item, `n-${n}`).catch(
        () => null,
      )
      if (answer?.status === 201) return
      if (answer) expect([503, 409]).toContain(answer.status)
      unanswered++
    }
  }
  let fault: Promise<void> = Promise.resolve()
  await Promise.all(
    Array.from({ length: WORKERS }, async (_, worker) => {
      for (let nth = 0; nth < EACH; nth++) {
        await insist(worker * EACH + nth)
        done++
        if (done % BETWEEN_FAULTS === 0)
          fault = faults[(done / BETWEEN_FAULTS) % faults.length]?.() ?? fault
      }
    }),
  )
  await fault
  expect(unanswered).toBeGreaterThan(0)

  const list = await vi.waitFor(async () => {
    const answer = await request('GET', '/api/allergies', cookie)
    expect(answer.status).toBe(200)
    return z.array(allergySchema).parse(await answer.json())
  }, 30_000)
  const rows = list.map(({ allergen, severity, reaction }) =>
    new Set([allergen, severity, reaction]).size === 1 ? Number(allergen) : 'torn',
  )
  expect(rows.sort((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: WORKERS * EACH }, (_, n) => n),
  )
}, 180_000)

/** Sends SIGTERM to every connection, like `pg_terminate_backend`. */
function endBackends(postgresPid: number) {
  for (const pid of processTree(postgresPid)) {
    try {
      const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      if (title.includes(' 127.0.0.1(')) process.kill(pid, 'SIGTERM')
    } catch {
      // it ended meanwhile
    }
  }
}
