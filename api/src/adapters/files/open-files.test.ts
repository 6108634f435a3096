import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestBucket, type TestBucket } from '../../../test/bucket'
import { StoreError } from '../s3/s3-client'
import { openS3FileStore } from './open-files'

let bucket: TestBucket
beforeAll(async () => {
  bucket = await openTestBucket()
})
afterAll(() => bucket.close())

const newKey = () => ({ userId: randomUUID(), id: randomUUID() })
const SEALED = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251))

it('returns the last version that was put, and nothing after the deletion', async () => {
  const store = bucket.open()
  const key = newKey()
  expect(await store.get(key)).toBeUndefined()
  await store.put(key, Buffer.from('first'))
  await store.put(key, SEALED)
  expect((await store.get(key))?.equals(SEALED)).toBe(true)
  await store.delete(key)
  await store.delete(key)
  expect(await store.get(key)).toBeUndefined()
})

it('lists every file, over several pages', async () => {
  const store = bucket.open({ listPage: 10 })
  const keys = Array.from({ length: 35 }, newKey)
  for (const key of keys) await store.put(key, Buffer.from('x'))
  const listed = new Map<string, Date>()
  for await (const { userId, id, changedAt } of store.list()) {
    listed.set(`${userId}/${id}`, changedAt)
  }
  expect(keys.filter(({ userId, id }) => !listed.has(`${userId}/${id}`))).toEqual([])
  expect([...listed.values()].every(date => date.getTime() > Date.UTC(2020, 0))).toBe(true)
})

it.each([['fails'], ['cut'], ['hangs']] as const)(
  'a store that once %s gets the request again',
  async fault => {
    const store = fault === 'hangs' ? bucket.open({ deadlineMs: 400 }) : bucket.open()
    const key = newKey()
    await bucket.open().put(key, SEALED)
    bucket.breakNext(fault)
    expect((await store.get(key))?.equals(SEALED)).toBe(true)
    bucket.breakNext(fault)
    await store.put(key, SEALED)
  },
)

it.each([['fails'], ['cut'], ['hangs']] as const)(
  'a store that always %s is a failure after three tries',
  async fault => {
    const store = fault === 'hangs' ? bucket.open({ deadlineMs: 400 }) : bucket.open()
    const key = newKey()
    await bucket.open().put(key, SEALED)
    const before = bucket.asked.length
    bucket.breakNext(fault, fault, fault)
    await expect(store.get(key)).rejects.toThrow(StoreError)
    expect(bucket.asked.length - before).toBe(3)
  },
)

it('an unreachable store, a wrong key and a missing bucket are failures', async () => {
  const url = 'http://127.0.0.1:9/none'
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' }
  const nobody = openS3FileStore({ url, ...keys })
  await expect(nobody.put(newKey(), SEALED)).rejects.toThrow(StoreError)

  const endpoint = new URL(bucket.environment.FILES_URL).searchParams.get('endpoint')
  const stranger = openS3FileStore({
    url: `${endpoint}/lifetag-files`,
    ...keys,
    secretAccessKey: 'not this one',
  })
  await expect(stranger.put(newKey(), SEALED)).rejects.toThrow(StoreError)
  const elsewhere = openS3FileStore({ url: `${endpoint}/no-such-bucket`, ...keys })
  await expect(elsewhere.put(newKey(), SEALED)).rejects.toThrow(StoreError)
})
