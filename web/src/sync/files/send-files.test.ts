import { FILE_MESSAGES } from 'sync-protocol/sync'
import { describe, expect, it } from 'vitest'
import { fail } from '../../http/result'
import { drain } from '../engine/drain'
import { addRow, editRow } from '../record/commit'
import { readStatus } from '../record/status'
import { other, phone, server } from '../testing/each-test'
import { refusal } from '../testing/refusal'
import { recomputedView, storedView, valuesIn } from '../testing/test-device'
import { addAllergy, type Call, lost, type Phone } from '../testing/test-engine'
import { addDnr, keep, pdfOf } from '../testing/test-files'

const sends = () => phone.calls.filter(call => call === 'sendFile').length
const at =
  (name: Call, failure: Parameters<typeof fail>[0]): Phone['fault'] =>
  async (call, called) =>
    called === name ? (fail(failure) as Awaited<ReturnType<typeof call>>) : call()
const idIn = (url: string) => url.slice('/api/files/'.length)

describe('a file that a change names', () => {
  it('shows immediately and is sent once, before the change', async () => {
    const url = await addDnr(phone)
    expect(await valuesIn(phone, 'profile')).toMatchObject([{ dnrDocumentUrl: url }])
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(phone.calls).toEqual(['sendFile', 'push'])
    expect([...server.state.files.keys()]).toEqual([idIn(url)])

    await editRow('profile', phone.db.userId, { dnrDocumentName: 'my order.pdf' }, phone)
    await keep(phone)
    await drain(phone.engine)
    expect(sends()).toBe(1)
    await drain(other.engine)
    expect(await valuesIn(other, 'profile')).toMatchObject([{ dnrDocumentUrl: url }])
  })

  it('is not sent when no change names it', async () => {
    await keep(phone)
    await addAllergy(phone)
    await drain(phone.engine)
    expect(sends()).toBe(0)
  })

  it('is sent once if two rows name it', async () => {
    const cardFrontPhotoUrl = await keep(phone)
    await addRow('policies', { provider: 'Acme', cardFrontPhotoUrl }, phone)
    await addRow('policies', { provider: 'Bolt', cardFrontPhotoUrl }, phone)
    await drain(phone.engine)
    expect(sends()).toBe(1)
    expect(server.living()).toHaveLength(2)
  })

  it('is sent after the changes that need not wait for it', async () => {
    await addDnr(phone)
    await addAllergy(phone)
    await drain(phone.engine)
    expect(phone.calls).toEqual(['push', 'sendFile', 'push'])
  })
})

describe('a file that cannot be sent now', () => {
  it.each([
    ['no network', lost],
    ['a portal in between', { kind: 'not_sent', reason: 'foreign_answer' } as const],
    ['a server in trouble', refusal(503, 'unavailable')],
    ['too many requests', refusal(429, 'rate_limited')],
    ['bytes harmed on the way', refusal(422, 'hash_mismatch')],
  ])('(%s) holds up its row and no other, and is sent later', async (_, failure) => {
    await addDnr(phone)
    await editRow('profile', phone.db.userId, { fullName: 'Ada' }, phone)
    await addAllergy(phone)
    phone.fault = at('sendFile', failure)
    expect(await drain(phone.engine)).toMatchObject({ state: 'retry' })
    expect(server.living().map(({ collection }) => collection)).toEqual(['allergies'])
    expect(sends()).toBe(1)
    expect(await readStatus(phone.db)).toMatchObject({ state: 'waiting', unsent: 2, refused: 0 })

    phone.fault = null
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    await drain(other.engine)
    expect(await valuesIn(other, 'profile')).toMatchObject([{ dnrStatus: 'DNR', fullName: 'Ada' }])
    expect(await readStatus(phone.db)).toMatchObject({ state: 'quiet', unsent: 0 })
  })

  it('does not hold up other files', async () => {
    const [bad, good] = [await keep(phone, pdfOf('bad')), await keep(phone, pdfOf('good'))]
    await addRow('policies', { provider: 'Bad', cardFrontPhotoUrl: bad }, phone)
    await addRow('policies', { provider: 'Good', cardFrontPhotoUrl: good }, phone)
    const { sendFile } = phone.engine.transport
    phone.engine.transport.sendFile = async (sha256, bytes) =>
      new TextDecoder().decode(bytes).includes('bad')
        ? fail(refusal(500, 'internal'))
        : sendFile(sha256, bytes)
    expect(await drain(phone.engine)).toMatchObject({ state: 'retry', code: 'internal' })
    await drain(other.engine)
    expect(await valuesIn(other, 'policies')).toMatchObject([{ provider: 'Good' }])
  })

  it('pauses the queue if no one is signed in', async () => {
    await addDnr(phone)
    server.session = null
    expect(await drain(phone.engine)).toEqual({ state: 'paused', reason: 'signed_out' })
    server.session = phone.db.userId
    expect(await drain(phone.engine, { resume: true })).toEqual({ state: 'done' })
    expect(server.living()).toHaveLength(1)
  })

  it('is sent again and stored once if its answer was lost', async () => {
    await addDnr(phone)
    phone.fault = async (call, name) => {
      const answer = await call()
      return name === 'sendFile' ? fail(lost) : answer
    }
    expect(await drain(phone.engine)).toMatchObject({ state: 'retry' })
    phone.fault = null
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(server.state.files.size).toBe(1)
    expect(server.living()).toHaveLength(1)
  })
})

describe('a file that the server refuses', () => {
  it.each([
    [413, 'too_large'],
    [422, 'unsupported_type'],
    [422, 'quota_exceeded'],
  ] as const)('(%i %s) is shown at its field; the others go on', async (status, code) => {
    await addDnr(phone)
    await addAllergy(phone)
    phone.fault = at('sendFile', refusal(status, code))
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(server.living()).toHaveLength(1)
    const refusals = (await storedView(phone)).map(row => row.refusal)
    expect(refusals).toEqual([{ code, fields: { dnrDocumentUrl: FILE_MESSAGES[code] } }, undefined])
    expect(await storedView(phone)).toEqual(await recomputedView(phone))

    phone.fault = null
    const url = await keep(phone, pdfOf('another'))
    await editRow('profile', phone.db.userId, { dnrDocumentUrl: url }, phone)
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    await drain(other.engine)
    expect(await valuesIn(other, 'profile')).toMatchObject([{ dnrDocumentUrl: url }])
    expect(await readStatus(phone.db)).toMatchObject({ refused: 0, unsent: 0 })
  })

  it('is shown and holds up nothing if its author may only read now', async () => {
    await addDnr(phone)
    await addAllergy(phone)
    const message = 'Your role in this record does not allow this.'
    const tooLow = refusal(403, 'role_too_low')
    phone.fault = at('sendFile', { ...tooLow, message })
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect((await storedView(phone)).map(row => row.refusal)).toEqual([
      { code: 'role_too_low', fields: { dnrDocumentUrl: message } },
      undefined,
    ])
  })

  it.each([
    ['lost', () => phone.db.blobs.clear()],
    ['harmed', () => phone.db.blobs.toCollection().modify({ bytes: pdfOf('rot') })],
  ])('is reported and never sent if its bytes are %s on this phone', async (_, harm) => {
    await addDnr(phone)
    await harm()
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(phone.calls).toEqual(['pull'])
    expect((await storedView(phone))[0]?.refusal).toEqual({
      code: 'file_damaged',
      fields: { dnrDocumentUrl: FILE_MESSAGES.file_damaged },
    })
  })
})
