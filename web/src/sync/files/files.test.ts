import { FILE_MAX_BYTES, FILE_MESSAGES, FILES_MAX } from 'sync-protocol/sync'
import { describe, expect, it } from 'vitest'
import { fail } from '../../http/result'
import { drain } from '../engine/drain'
import { addRow, editRow } from '../record/commit'
import { other, phone, server } from '../testing/each-test'
import { refusal } from '../testing/refusal'
import { storedView } from '../testing/test-device'
import { lost, type Phone } from '../testing/test-engine'
import { addDnr, keep, pdfOf } from '../testing/test-files'
import { keepFile, readFile, sweepFiles } from './files'

const DAY_MS = 24 * 3_600_000
const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes)
const readOn = ({ engine, ...device }: Phone, url: string) =>
  readFile(url, device, engine.transport)

/** Lets the disk refuse files until the returned function is called. */
function fillDisk({ db }: Phone): () => void {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  db.blobs.hook('creating', refuse)
  return () => db.blobs.hook('creating').unsubscribe(refuse)
}

describe('keeping a file', () => {
  it('returns the same URL without a network that the server will give it', async () => {
    const kept = await keepFile(pdfOf('order'), phone)
    expect(kept).toMatchObject({ ok: true, value: { type: 'application/pdf' } })
    expect(phone.calls).toEqual([])
    const [file] = await phone.db.files.toArray()
    const sent = await server.sendFile(file?.sha256 ?? '', pdfOf('order'))
    expect(sent).toEqual({ ok: true, value: { url: kept.ok && kept.value.url } })
  })

  it('stores a file once that is kept twice', async () => {
    expect(await keep(phone)).toBe(await keep(phone))
    expect(await phone.db.blobs.count()).toBe(1)
    expect(await phone.db.files.count()).toBe(1)
  })

  it.each([
    ['too_large', () => pdfOf('large', FILE_MAX_BYTES + 1)],
    ['unsupported_type', () => new TextEncoder().encode('<svg/>').buffer],
    ['unsupported_type', () => new ArrayBuffer(0)],
  ] as const)('refuses at once with %s, and keeps nothing', async (code, bytes) => {
    expect(await keepFile(bytes(), phone)).toEqual(fail({ code, message: FILE_MESSAGES[code] }))
    expect(await phone.db.files.count()).toBe(0)
  })

  it('refuses a file above the person’s limit immediately, unless the record has it', async () => {
    for (let nth = 0; nth < FILES_MAX; nth++) {
      const cardFrontPhotoUrl = await keep(phone, pdfOf(`file ${nth}`))
      await addRow('policies', { provider: `No. ${nth}`, cardFrontPhotoUrl }, phone)
    }
    const refused = fail({ code: 'quota_exceeded', message: FILE_MESSAGES.quota_exceeded })
    expect(await keepFile(pdfOf('one more'), phone)).toEqual(refused)
    expect(await keepFile(pdfOf('file 7'), phone)).toMatchObject({ ok: true })
  })

  it('counts bytes, too', async () => {
    for (const nth of [1, 2, 3, 4, 5]) {
      const cardFrontPhotoUrl = await keep(phone, pdfOf(`file ${nth}`, FILE_MAX_BYTES - 1))
      await addRow('policies', { provider: `No. ${nth}`, cardFrontPhotoUrl }, phone)
    }
    expect(await keepFile(pdfOf('x', 20), phone)).toMatchObject({
      failure: { code: 'quota_exceeded' },
    })
    expect(await keepFile(new TextEncoder().encode('%PDF-').buffer, phone)).toMatchObject({
      ok: true,
    })
  })

  it('reports a full disk and loses nothing else', async () => {
    const url = await addDnr(phone)
    const stopFilling = fillDisk(phone)
    expect(await keepFile(pdfOf('another'), phone)).toMatchObject({
      failure: { code: 'no_space', message: 'This phone has no space left for the file' },
    })
    expect(await phone.db.files.count()).toBe(1)
    expect((await storedView(phone))[0]?.values.dnrDocumentUrl).toBe(url)
    stopFilling()
    expect(await keepFile(pdfOf('another'), phone)).toMatchObject({ ok: true })
  })

  it('keeps a file of just 10 MB', async () => {
    expect(await keepFile(pdfOf('large', FILE_MAX_BYTES), phone)).toMatchObject({ ok: true })
  })
})

describe('reading a file', () => {
  it('makes no request for a file on this phone', async () => {
    const url = await keep(phone)
    const read = await readOn(phone, url)
    expect(read).toMatchObject({ ok: true, value: { type: 'application/pdf' } })
    expect(read.ok && textOf(read.value.bytes)).toContain('order')
    expect(phone.calls).toEqual([])
  })

  it('requests a file of another phone once and then reads it without the server', async () => {
    const url = await addDnr(phone)
    await drain(phone.engine)
    const first = await readOn(other, url)
    expect(first.ok && textOf(first.value.bytes)).toContain('order')
    other.fault = async () => fail(lost)
    expect(await readOn(other, url)).toEqual(first)
    expect(other.calls).toEqual(['readFile'])
  })

  it('distinguishes a file that cannot be requested now from one that does not exist', async () => {
    const url = await addDnr(phone)
    expect(await readOn(other, url)).toEqual(fail('not_found'))
    expect(await readOn(other, 'https://example.org/x')).toEqual(fail('not_found'))
    other.fault = async () => fail(lost)
    expect(await readOn(other, url)).toEqual(fail('not_now'))
    other.fault = async () => fail(refusal(503, 'unavailable'))
    expect(await readOn(other, url)).toEqual(fail('not_now'))
  })
})

describe('a file that nothing names', () => {
  it('leaves the phone after a day, and no other file does', async () => {
    await addDnr(phone)
    await keep(phone, pdfOf('abandoned'))
    await sweepFiles(phone.db, phone.clock.ms + DAY_MS / 2)
    expect(await phone.db.files.count()).toBe(2)
    await sweepFiles(phone.db, phone.clock.ms + 2 * DAY_MS)
    expect(await phone.db.files.count()).toBe(1)
    expect((await phone.db.blobs.toArray()).map(({ bytes }) => textOf(bytes))).toEqual([
      textOf(pdfOf('order')),
    ])
  })

  it('stays while a change names it that may have to go out again', async () => {
    await addDnr(phone)
    await drain(phone.engine)
    const none = { dnrStatus: 'None', dnrDocumentUrl: '', dnrDocumentName: '' } as const
    await editRow('profile', phone.db.userId, none, phone)
    await drain(phone.engine)
    expect((await storedView(phone))[0]?.values.dnrDocumentUrl).toBe('')
    await sweepFiles(phone.db, phone.clock.ms + 2 * DAY_MS)
    expect(await phone.db.files.count()).toBe(1)
    await phone.db.acknowledged.clear()
    await sweepFiles(phone.db, phone.clock.ms + 2 * DAY_MS)
    expect([await phone.db.files.count(), await phone.db.blobs.count()]).toEqual([0, 0])
  })
})
