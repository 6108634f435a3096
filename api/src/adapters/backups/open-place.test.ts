import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestBucket, type TestBucket } from '../../../test/bucket'
import { openS3Place } from './open-place'

let bucket: TestBucket
beforeAll(async () => {
  bucket = await openTestBucket()
})
afterAll(() => bucket.close())

/** S3 takes parts of 5 MB and more. */
const PART_BYTES = 5 * 1024 * 1024
const CONTENT = Buffer.alloc(2 * PART_BYTES + 12_345, 'lifetag')

const open = (deadlineMs = 20_000) =>
  openS3Place({
    ...bucket.access,
    address: bucket.environment.FILES_URL,
    partBytes: PART_BYTES,
    deadlineMs,
  })

async function* inChunks(content: Buffer) {
  for (let at = 0; at < content.length; at += 65_552) yield content.subarray(at, at + 65_552)
}

async function contentOf(chunks: AsyncIterable<Uint8Array>) {
  const parts = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}

it('a backup in several parts is read as it was written, is listed and removed', async () => {
  const place = open()
  await place.write('lifetag-a.age', inChunks(CONTENT))
  await place.write('lifetag-b.age', inChunks(Buffer.from('small')))
  expect((await contentOf(place.read('lifetag-a.age'))).equals(CONTENT)).toBe(true)
  expect((await contentOf(place.read('lifetag-b.age'))).toString()).toBe('small')
  expect(await place.list()).toEqual(['lifetag-a.age', 'lifetag-b.age'])
  await place.remove('lifetag-b.age')
  expect(await place.list()).toEqual(['lifetag-a.age'])
  expect(place.addressOf('x.age')).toBe(bucket.environment.FILES_URL.replace('?', '/x.age?'))
})

it('a bucket that fails once is asked again, and one that goes on failing gets no backup', async () => {
  const place = open()
  bucket.breakNext('none', 'fails', 'none', 'cut')
  await place.write('lifetag-c.age', inChunks(CONTENT))
  expect((await contentOf(place.read('lifetag-c.age'))).equals(CONTENT)).toBe(true)
  bucket.breakNext('none', 'none', 'fails', 'fails', 'fails')
  await expect(place.write('lifetag-d.age', inChunks(CONTENT))).rejects.toThrow(
    'did not PUT: status 503',
  )
  async function* failing() {
    yield CONTENT
    throw new Error('the database is gone')
  }
  await expect(place.write('lifetag-d.age', failing())).rejects.toThrow('the database is gone')
  expect(await place.list()).not.toContain('lifetag-d.age')
  await expect(contentOf(place.read('lifetag-d.age'))).rejects.toThrow(
    'has no backup lifetag-d.age',
  )
})
