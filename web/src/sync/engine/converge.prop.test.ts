/** Checks the sync invariants under random work and faults, with the protocol's own merge as server. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { depth } from '../../../../sync-protocol/dev/test-depth'
import { fail } from '../../http/result'
import { readAllBases } from '../record/bases'
import { addRow, editRow } from '../record/commit'
import { removeRow, type Undo } from '../record/remove'
import { FakeServer } from '../testing/fake-server'
import { refusal } from '../testing/refusal'
import { recomputedView, storedView } from '../testing/test-device'
import { oneAtATime, type Phone, phoneOf } from '../testing/test-engine'
import { drain } from './drain'

const FAULTS = [
  'none',
  'request lost',
  'answer lost',
  'answer twice',
  '503',
  '401',
  'killed',
] as const
type FaultName = (typeof FAULTS)[number]

const word = fc.constantFrom('Warfarin', 'Insulin', 'Peanuts', 'Latex', 'Ä')
const which = fc.nat({ max: 5 })
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), word }),
  fc.record({
    do: fc.constant('edit' as const),
    which,
    word,
    field: fc.constantFrom('name', 'dosage'),
  }),
  fc.record({ do: fc.constant('address' as const), word }),
  fc.record({ do: fc.constant('remove' as const), which }),
  fc.record({ do: fc.constant('undo' as const) }),
  fc.record({
    do: fc.constant('drain' as const),
    fault: fc.constantFrom(...FAULTS),
    at: fc.nat({ max: 8 }),
  }),
  fc.record({ do: fc.constant('drain twice at once' as const) }),
  fc.record({ do: fc.constant('poison' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
const story = fc.array(fc.tuple(fc.nat({ max: 1 }), step), { minLength: 1, maxLength: 25 })

async function rowId(phone: Phone, nth: number): Promise<string | undefined> {
  const rows = await phone.db.view.where('collection').equals('medications').toArray()
  return rows[nth % Math.max(1, rows.length)]?.id
}

async function run(phone: Phone, undos: Map<Phone, Undo | undefined>, what: Step): Promise<void> {
  if (what.do === 'add') await addRow('medications', { name: what.word }, phone)
  if (what.do === 'poison') await addRow('medications', { name: 'Poison' }, phone)
  if (what.do === 'address') {
    await addRow('profile', { city: what.word, zipCode: what.word }, phone)
  }
  if (what.do === 'undo') await undos.get(phone)?.()
  if (what.do === 'drain') await drainWith(phone, what.fault, what.at)
  if (what.do === 'drain twice at once') {
    // Without a shared lock, as in a browser that has none. This is slower and still correct.
    const engines = [phone.engine, { ...phone.engine, lock: oneAtATime() }]
    await Promise.all(engines.map(engine => drain(engine, { resume: true })))
  }
  if (what.do === 'edit' || what.do === 'remove') {
    const id = await rowId(phone, what.which)
    if (id === undefined) return
    if (what.do === 'remove') undos.set(phone, await removeRow('medications', id, phone))
    else await editRow('medications', id, { [what.field]: what.word }, phone)
  }
}

async function drainWith(phone: Phone, fault: FaultName, at: number): Promise<void> {
  let left = at
  if (fault === 'killed') phone.disk.writesLeft = at
  phone.fault = async call => {
    if (left-- > 0) return call()
    if (fault === 'request lost') return fail({ kind: 'not_sent', reason: 'unreachable' })
    if (fault === '503') return fail(refusal(503, 'unavailable'))
    if (fault === '401') return fail(refusal(401, 'unauthenticated'))
    const answer = await call()
    if (fault === 'answer twice') await call()
    return fault === 'answer lost' ? fail({ kind: 'not_sent', reason: 'timeout' }) : answer
  }
  await drain(phone.engine, { resume: true }).catch(() => {})
  phone.fault = null
  phone.disk.writesLeft = Number.POSITIVE_INFINITY
}

const hashesOn = async ({ db }: Phone): Promise<Set<string>> => {
  const entries = [...(await db.outbox.toArray()), ...(await db.rejections.toArray())]
  return new Set(entries.map(entry => entry.change.hash))
}

/** Runs a step and notes the changes that have to reach the server because of it. */
async function runNoting(
  phone: Phone,
  undos: Map<Phone, Undo | undefined>,
  what: Step,
  due: Set<string>,
): Promise<void> {
  const before = await hashesOn(phone)
  await run(phone, undos, what)
  if (what.do.startsWith('drain')) return
  const after = await hashesOn(phone)
  // A change that the person undoes or that later edits replace need not be sent by itself.
  for (const hash of before) if (!after.has(hash)) due.delete(hash)
  for (const hash of after) due.add(hash)
}

it('makes devices agree in the end, and loses or repeats no change, whatever goes wrong', async () => {
  await fc.assert(
    fc.asyncProperty(story, async steps => {
      const userId = '01890a5d-ac96-774b-bcce-b302099a8057'
      let serverMs = 1_750_000_500_000
      const server = new FakeServer(userId, () => ++serverMs)
      server.veto = ({ id, fields }) =>
        fields?.name?.[0] === 'Poison' ? { id, status: 'rejected', code: 'invalid' } : undefined
      const phones = [phoneOf(server, userId), phoneOf(server, userId)]
      const books = new Map(
        phones.map(phone => [phone, { due: new Set<string>(), cookieVersion: 0 }]),
      )
      const undos = new Map<Phone, Undo | undefined>()

      for (const [nth, what] of steps) {
        const phone = phones[nth]
        const book = phone && books.get(phone)
        if (!book) continue
        await runNoting(phone, undos, what, book.due)
        expect(await storedView(phone)).toEqual(await recomputedView(phone))
        const { cookie } = await phone.db.readMeta()
        expect(cookie?.version ?? 0).toBeGreaterThanOrEqual(book.cookieVersion)
        book.cookieVersion = cookie?.version ?? 0
      }

      const fresh = phoneOf(server, userId)
      for (const phone of [...phones, ...phones, fresh]) {
        expect(await drain(phone.engine, { resume: true })).toEqual({ state: 'done' })
      }
      for (const phone of [...phones, fresh]) {
        expect(await phone.db.outbox.toArray()).toEqual([])
        expect(await livingBase(phone)).toEqual(livingRows(server))
        expect(await storedView(phone)).toEqual(await recomputedView(phone))
      }
      for (const [phone, { due }] of books) {
        const { clientId } = await phone.db.readMeta()
        const dealtWith = server.dealtWith.filter(entry => entry.clientId === clientId)
        const hashes = dealtWith.map(entry => entry.hash)
        expect(new Set(hashes).size).toBe(hashes.length)
        expect([...due].filter(hash => !hashes.includes(hash))).toEqual([])
      }
    }),
    { numRuns: depth(30, 100) },
  )
}, 120_000)

async function livingBase({ db }: Phone) {
  const rows = (await readAllBases(db)).filter(row => row.record.deletedAt === null)
  return rows
    .map(({ collection, id, version, record }) => ({ collection, id, version, record }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

function livingRows(server: FakeServer) {
  return server
    .living()
    .map(({ collection, rowId: id, version, record }) => ({ collection, id, version, record }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}
