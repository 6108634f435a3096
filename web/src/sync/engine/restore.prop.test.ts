/** Devices, copied browser profiles, and a server that is restored from backups. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { depth } from '../../../../sync-protocol/dev/test-depth'
import { addRow, editRow } from '../record/commit'
import { FakeServer } from '../testing/fake-server'
import { recomputedView, storedView } from '../testing/test-device'
import { type Phone, phoneOf } from '../testing/test-engine'
import { drain } from './drain'

const word = fc.constantFrom('Warfarin', 'Insulin', 'Heparin')
const add = fc.record({ do: fc.constant('add' as const), word })
const edit = fc.record({ do: fc.constant('edit' as const), word })
const send = fc.record({ do: fc.constant('drain' as const) })
const backUp = { do: 'back up' as const }
const restore = (hasNewEpoch: boolean) => ({ do: 'restore' as const, hasNewEpoch })
const copy = { do: 'copy profile' as const }

type Step =
  | { do: 'add' | 'edit'; word: string }
  | { do: 'drain' | 'back up' | 'copy profile' }
  | { do: 'restore'; hasNewEpoch: boolean }
type Story = [nth: number, what: Step][]

const by = (what: fc.Arbitrary<Step>) => fc.tuple(fc.nat({ max: 2 }), what)
const times = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary })

/** Restores that the operator announces with a new epoch, and copied browser profiles. */
const announced: fc.Arbitrary<Story> = fc.array(
  by(
    fc.oneof(
      times(3, add),
      times(3, edit),
      times(4, send),
      fc.constantFrom<Step[]>(backUp, restore(true), copy),
    ),
  ),
  { minLength: 2, maxLength: 20 },
)

/**
 * Restores without a new epoch: the server forgets changes, and other phones write before their authors come
 * back. There are no copies here, because a copy may hide that a client is ahead.
 */
const life = fc.array(by(fc.oneof(times(2, add), times(1, edit), times(4, send))), { maxLength: 8 })
const unannounced: fc.Arbitrary<Story> = fc
  .tuple(life, life, life, life)
  .map(([before, forgotten, ...since]) => [
    ...before,
    [0, backUp],
    ...forgotten,
    ...since.flatMap((steps): Story => [[0, restore(false)], ...steps]),
  ])

/** All values that a device shows for the names of medicines, conflicts included. */
async function namesOn(phone: Phone): Promise<Set<unknown>> {
  const rows = await storedView(phone)
  const names = rows.flatMap(({ values, conflicts }) => [
    values.name,
    ...(conflicts.name ?? []).map(entry => entry.value),
  ])
  return new Set(names)
}

/** Makes `to` a copy of `from`, as a cloned browser profile is. */
async function copyProfile(from: Phone, to: Phone): Promise<void> {
  for (const [index, table] of to.db.tables.entries()) {
    await table.clear()
    await table.bulkAdd((await from.db.tables[index]?.toArray()) ?? [])
  }
  // A copied disk continues the counters of the original.
  const pages = await to.db.acknowledged.toArray()
  const last = pages
    .flatMap(({ changes }) => changes)
    .sort((a, b) => a.seq - b.seq)
    .at(-1)
  if (last) await to.db.outbox.delete(await to.db.outbox.add(last))
}

it.each([
  ['restores without a word', unannounced],
  ['announced restores and copies', announced],
])(
  'makes devices agree after %s, and keeps what was added last',
  async (_, story) => {
    await fc.assert(
      fc.asyncProperty(story, async steps => {
        const userId = '01890a5d-ac96-774b-bcce-b302099a8057'
        let serverMs = 1_750_000_500_000
        const server = new FakeServer(userId, () => ++serverMs)
        const phones = [0, 1, 2].map(() => phoneOf(server, userId)) as [Phone, Phone, Phone]
        let backup = server.backup()
        let epochs = 1

        for (const [nth, what] of steps) {
          const phone = phones[nth] ?? phones[0]
          if (what.do === 'add') await addRow('medications', { name: what.word }, phone)
          if (what.do === 'edit') {
            const row = await phone.db.view.where('collection').equals('medications').first()
            if (row) await editRow('medications', row.id, { name: what.word }, phone)
          }
          if (what.do === 'drain') await drain(phone.engine)
          if (what.do === 'back up') backup = server.backup()
          if (what.do === 'restore') {
            server.restore(backup)
            if (what.hasNewEpoch) server.epoch = `epoch-${++epochs}`
          }
          // Both sync first, because a copy is made of a live profile and not of lost work.
          if (what.do === 'copy profile') {
            for (const each of phones) await drain(each.engine)
            await copyProfile(phone, phones[(nth + 1) % 3] ?? phones[1])
          }
          expect(await storedView(phone)).toEqual(await recomputedView(phone))
        }

        for (const [nth, phone] of phones.entries()) {
          await addRow('medications', { name: `Last of ${nth}` }, phone)
        }
        const fresh = phoneOf(server, userId)
        for (const phone of [...phones, ...phones, ...phones, fresh]) {
          expect(await drain(phone.engine)).toEqual({ state: 'done' })
        }
        const expected = await storedView(fresh)
        for (const phone of phones) {
          expect(await storedView(phone)).toEqual(expected)
          expect(await phone.db.outbox.count()).toBe(0)
          expect([...(await namesOn(phone))]).toEqual(
            expect.arrayContaining(['Last of 0', 'Last of 1', 'Last of 2']),
          )
        }
      }),
      { numRuns: depth(20, 60) },
    )
  },
  120_000,
)
