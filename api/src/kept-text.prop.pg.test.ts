import fc from 'fast-check'
import { LIST_PATHS, type ListPath } from 'sync-protocol/rest'
import { COLLECTIONS, type Collection } from 'sync-protocol/sync'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { TestDevice } from '../test/device'
import { anyText, fuzzRuns } from '../test/fuzz'
import { settle } from '../test/route-table'
import { test, useApp } from '../test/use-app'

const numRuns = fuzzRuns(15, 40)
const TIMEOUT_MS = 30_000 + numRuns * 1_000

useApp()

const REST: Record<ListPath, Record<string, string>> = {
  'emergency-contacts': { phoneNumber: '+44 20 7946 0000' },
  allergies: { severity: 'Mild' },
  medications: {},
  'medical-conditions': { status: 'Active' },
  'emergency-plans': { kind: 'do' },
  'medical-history': { kind: 'procedure' },
  'insurance-policies': { relationship: 'self' },
}

/** Every field for free text accepts this text. */
const PLAIN = 'é <\u2066'

/**
 * Puts any text into up to three of the free-text fields. With a dozen random texts one would nearly always
 * be too long, and the item would be refused.
 */
function anyTexts(collection: Collection, rest: object) {
  const files: readonly string[] = COLLECTIONS[collection].fileFields
  const names = Object.entries(COLLECTIONS[collection].schema.shape)
    .filter(([name, type]) => z.safeParse(type, PLAIN).success && !files.includes(name))
    .map(([name]) => name)
    .filter(name => !Object.hasOwn(rest, name))
  expect(names.length).toBeGreaterThan(0)
  const short = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 })
  const plain = Object.fromEntries(names.map(name => [name, PLAIN]))
  return fc
    .subarray(names, { minLength: 1, maxLength: Math.min(3, names.length) })
    .chain(some =>
      fc.record(Object.fromEntries(some.map(name => [name, fc.oneof(short, anyText)])), {
        noNullPrototype: true,
      }),
    )
    .map(texts => ({ ...plain, ...texts }))
}

describe('accepted text is returned byte for byte', () => {
  it.each(Object.keys(LIST_PATHS) as ListPath[])(
    '%s',
    async path => {
      const own = await settle(test)
      let accepted = 0
      await fc.assert(
        fc.asyncProperty(anyTexts(LIST_PATHS[path], REST[path]), async texts => {
          const made = await own.send('POST', `/api/${path}`, {
            json: { ...REST[path], ...texts, medicalProfileId: own.ids.profile },
          })
          if (made.status === 422) return
          expect(made.status).toBe(201)
          accepted++
          const { id } = Object(await made.json())
          const kept: unknown = await (await own.send('GET', `/api/${path}`)).json()
          expect(kept).toContainEqual(expect.objectContaining({ id, ...texts }))
          await own.send('DELETE', `/api/${path}/${id}`)
        }),
        { numRuns },
      )
      expect(accepted).toBeGreaterThan(numRuns / 20)
    },
    TIMEOUT_MS,
  )

  it.each(['account', 'profile'] as const)(
    '%s, by sync',
    async collection => {
      const own = await settle(test)
      const device = new TestDevice(own)
      let accepted = 0
      await fc.assert(
        fc.asyncProperty(anyTexts(collection, {}), async texts => {
          await device.pull()
          const answer = await device.push(device.put(collection, own.id, texts))
          if (answer.outcomes[0]?.status === 'rejected') return
          accepted++
          await device.pull()
          const values = Object.entries(device.row(collection, own.id)?.record.fields ?? {})
          const kept = Object.fromEntries(values.map(([name, field]) => [name, field.value]))
          expect(kept).toMatchObject(texts)
        }),
        { numRuns },
      )
      expect(accepted).toBeGreaterThan(numRuns / 20)
    },
    TIMEOUT_MS,
  )
})
