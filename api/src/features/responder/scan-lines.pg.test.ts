import { beforeAll, expect, it } from 'vitest'
import { addCode } from '../../../test/codes'
import {
  addInsured,
  FORM,
  FORM_TYPE,
  HEALTHCARE,
  readScans,
  scansOf,
} from '../../../test/responder'
import { database, test, useApp } from '../../../test/use-app'
import { tidyDatabase } from '../../db/tidy'

const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000

useApp()
beforeAll(async () => {
  // Each line covers one day, so no test may run past midnight.
  test.advance(DAY_MS - ((Date.now() + DAY_MS / 2) % DAY_MS))
})

const view = (token: string, address: string) =>
  test.send('GET', `/e/${token}`, { headers: { 'X-Forwarded-For': address } })

async function newCode() {
  const ada = await test.signUp({ firstName: 'Ada' })
  return { ada, ...(await addCode(ada)) }
}

it('views from one address are one line with a count and the first and last time', async () => {
  const { ada, id, token } = await newCode()
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await view(token, address)
  await test.writeScans()
  test.advance(5 * MINUTE_MS)
  await view(token, '192.0.2.1')
  expect(await scansOf(test, ada, id)).toEqual([
    { level: 'emergency', times: 3 },
    { level: 'emergency', times: 1 },
  ])
  const [line] = await readScans(test, ada, id)
  const lastedMs = Date.parse(line?.lastAt ?? '') - Date.parse(line?.at ?? '')
  expect(lastedMs).toBeGreaterThanOrEqual(5 * MINUTE_MS)
})

it('one address cannot push the line of another out of the log', async () => {
  const { ada, id, token } = await newCode()
  await view(token, '192.0.2.10')
  for (let minute = 0; minute < 3; minute++) {
    test.advance(MINUTE_MS)
    for (let nth = 0; nth < 50; nth++) await view(token, '192.0.2.66')
  }
  const scans = await scansOf(test, ada, id)
  expect(scans.at(-1)).toEqual({ level: 'emergency', times: 1 })
  expect(scans).toHaveLength(2)
})

it('another day, another code and another answer get their own lines', async () => {
  const { ada, id, token } = await newCode()
  const other = await addCode(ada, { ...HEALTHCARE })
  await view(token, '192.0.2.1')
  test.advance(DAY_MS)
  await view(token, '192.0.2.1')
  for (const role of ['nurse', 'doctor', 'nurse']) {
    await test.send('POST', `/e/${other.token}/unlock`, {
      headers: { ...FORM_TYPE, 'X-Forwarded-For': '192.0.2.1' },
      body: `role=${role}&reason=treatment`,
    })
  }
  expect(await scansOf(test, ada, id)).toHaveLength(2)
  const healthcare = { level: 'healthcare', reason: 'treatment' }
  expect(await scansOf(test, ada, other.id)).toEqual([
    { ...healthcare, role: 'nurse', times: 2 },
    { ...healthcare, role: 'doctor', times: 1 },
  ])
})

it('only a hash of the address and day is stored, for two days', async () => {
  const { id, token } = await newCode()
  await view(token, '192.0.2.77')
  await test.writeScans()
  const kept = () => database.superuser<{ row: string; merge_hash: Buffer | null }[]>`
    select s::text as row, merge_hash from code_scans s where code_id = ${id}`
  const [line] = await kept()
  expect(line?.merge_hash).toHaveLength(32)
  expect(line?.row).not.toContain('192.0.2.77')
  await tidyDatabase(database.url, new Date(test.deps.now().getTime() + 3 * DAY_MS))
  expect((await kept())[0]?.merge_hash).toBeNull()
})

it('a healthcare view is logged before its page is shown', async () => {
  const { id, token } = await addInsured(test)
  const answer = await test.send('POST', `/e/${token}/unlock`, { headers: FORM_TYPE, body: FORM })
  expect(answer.status).toBe(200)
  expect(await database.superuser`select from code_scans where code_id = ${id}`).toHaveLength(1)
})

it('the lines of many people are written together, and one that fails does not affect the others', async () => {
  const codes = [await newCode(), await newCode(), await newCode()]
  for (const { token } of codes) await view(token, '192.0.2.5')
  const [first, gone, last] = codes
  await gone?.ada.send('DELETE', '/api/account')
  await test.writeScans()
  const count = async (id = '') =>
    (await database.superuser`select from code_scans where code_id = ${id}`).length
  expect([await count(first?.id), await count(gone?.id), await count(last?.id)]).toEqual([1, 0, 1])
  expect(test.logged.filter(({ method }) => method === 'SCANS')).toEqual([])
})

it('lines wait while the log cannot be written, and none is lost', async () => {
  const { ada, id, token } = await newCode()
  await database.superuser`alter function add_scans(jsonb) rename to add_scans_away`
  await view(token, '192.0.2.8')
  await view(token, '192.0.2.9')
  await test.writeScans()
  await database.superuser`alter function add_scans_away(jsonb) rename to add_scans`
  expect(await scansOf(test, ada, id)).toHaveLength(2)
})
