import { beforeEach, describe, expect, it } from 'vitest'
import { placeTexts } from '../../texts-places'
import type { TagReader, TagReading } from './web-nfc'
import { lockTag, type TagFailure, type TagStep, writeTag } from './write-tag'

const LINK = 'https://lifetag.example/e/7Z3K9M2QH5T8V1XW4Y6C0BDFGJ'

class OneTag implements TagReader {
  onreading: ((event: TagReading) => void) | null = null
  onreadingerror: (() => void) | null = null
  holds: string | undefined
  isLocked = false
  onWrite: () => void = () => {}
  onRead: () => void = () => {
    this.onreading?.({ message: { records: this.records() } })
  }

  async write({ records }: Parameters<TagReader['write']>[0]) {
    this.onWrite()
    this.holds = records[0]?.data
  }

  async scan() {
    queueMicrotask(() => this.onRead())
  }

  async makeReadOnly() {
    this.onWrite()
    this.isLocked = true
  }

  records() {
    if (this.holds === undefined) return []
    const data = new DataView(new TextEncoder().encode(this.holds).buffer)
    return [{ recordType: 'url', data }]
  }
}

let tag: OneTag
let steps: TagStep[]
let stop: AbortController
const options = () => ({ signal: stop.signal, say: (step: TagStep) => steps.push(step) })
const failing =
  (name: string, message = '') =>
  () => {
    throw new DOMException(message, name)
  }

beforeEach(() => {
  tag = new OneTag()
  steps = []
  stop = new AbortController()
})

it('a tag is written, read back and compared', async () => {
  expect(await writeTag(tag, LINK, options())).toBeUndefined()
  expect(tag.holds).toBe(LINK)
  expect(steps).toEqual(['hold', 'holdAgain'])
})

it('another tag at the second reading is noticed', async () => {
  tag.onRead = () => {
    tag.holds = 'https://shop.example'
    tag.onreading?.({ message: { records: tag.records() } })
  }
  expect(await writeTag(tag, LINK, options())).toBe('different')
})

it('an empty tag at the second reading is noticed', async () => {
  tag.onRead = () => tag.onreading?.({ message: { records: [] } })
  expect(await writeTag(tag, LINK, options())).toBe('different')
})

it.each<[TagFailure, string, string]>([
  ['notAllowed', 'NotAllowedError', 'NFC permission request denied.'],
  ['notSupported', 'NotSupportedError', 'No NFC adapter or cannot establish connection.'],
  ['notSupported', 'NotReadableError', 'NFC setting is disabled.'],
  ['movedAway', 'NetworkError', 'Failed to write due to an IO error: null'],
  ['tooSmall', 'NotSupportedError', 'NFC tag capacity is too small for the message'],
  ['tooSmall', 'NetworkError', 'Data exceeds the size of the tag'],
  ['stopped', 'AbortError', ''],
  ['unknown', 'InvalidStateError', ''],
])('%s is recognized as its own failure: %s "%s"', async (failure, name, message) => {
  tag.onWrite = failing(name, message)
  expect(await writeTag(tag, LINK, options())).toBe(failure)
  expect(await lockTag(tag, options())).toBe(failure)
})

it('a tag that cannot be read back was moved away', async () => {
  tag.onRead = () => tag.onreadingerror?.()
  expect(await writeTag(tag, LINK, options())).toBe('movedAway')
})

it('a person who stops while the phone waits gets an answer', async () => {
  tag.onRead = () => stop.abort()
  expect(await writeTag(tag, LINK, options())).toBe('stopped')
})

describe('a lock', () => {
  it('locks the tag that the phone reads', async () => {
    expect(await lockTag(tag, options())).toBeUndefined()
    expect(tag.isLocked).toBe(true)
  })

  it('fails in a browser that cannot lock tags', async () => {
    const { write, scan } = tag
    const old: TagReader = { write, scan, onreading: null, onreadingerror: null }
    expect(await lockTag(old, options())).toBe('notSupported')
  })
})

it('every failure has its own words', () => {
  const words = Object.values(placeTexts.nfc.failures)
  expect(new Set(words).size).toBe(words.length)
  for (const each of words) expect(each).toMatch(/^[A-Z].*[.]$/)
})
