import { randomUUID } from 'node:crypto'
import { scanAnswerSchema } from 'sync-protocol/rest'
import { expect, it } from 'vitest'
import { addCode } from '../../../test/codes'
import { signUpAt } from '../../../test/person-at'
import { startServer, stopServer } from '../../../test/server-process'

it('a stopping server writes the waiting lines, and the next one shows them', async () => {
  let server = await startServer()
  const ada = await signUpAt(() => server.origin, `${randomUUID()}@example.org`)
  const { id, token } = await addCode(ada)
  for (let nth = 0; nth < 3; nth++) {
    expect((await fetch(`${server.origin}/e/${token}`)).status).toBe(200)
  }
  // The server stops immediately, before the queue would have written the lines.
  expect((await stopServer(server)).code).toBe(0)
  server = await startServer(server.dataDir)
  const answer = await ada.send('GET', `/api/qr-codes/${id}/scans`)
  expect(scanAnswerSchema.parse(await answer.json())).toMatchObject([{ times: 3 }])
})
