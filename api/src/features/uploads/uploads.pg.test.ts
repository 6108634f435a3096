import { randomBytes, randomUUID } from 'node:crypto'
import { fileAnswerSchema } from 'sync-protocol/rest'
import { FILE_MAX_BYTES, FILES_MAX } from 'sync-protocol/sync'
import { describe, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../test/answers'
import { addFile, pdfOf, sendFile, sha256Of } from '../../../test/files'
import { pngOf } from '../../../test/pictures'
import { database, test, useApp } from '../../../test/use-app'
import { SEAL_BYTES } from '../../db/seal'
import { PIECE_BYTES } from './files.sql'

useApp()

const PNG = await pngOf()
const DOC = Uint8Array.from([
  ...Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  ...Buffer.from('WordDocument', 'utf16le'),
])
const MEGABYTE = 1024 * 1024

describe('PUT /api/files/{sha256}', () => {
  it('stores a file once, also if it is sent repeatedly or at the same time', async () => {
    const ada = await test.signUp()
    const answers = await Promise.all([1, 2, 3].map(() => sendFile(ada, PNG)))
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 200, 201])
    const bodies = await Promise.all(answers.map(answer => bodyOf(answer, fileAnswerSchema)))
    const url = bodies[0]?.url
    expect(bodies).toEqual([{ url }, { url }, { url }])
    expect(url).toMatch(/^\/api\/files\/[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-/)
  })

  it('gives the same file of two people different names', async () => {
    const [ada, bob] = [await test.signUp(), await test.signUp()]
    expect(await addFile(ada, PNG)).not.toBe(await addFile(bob, PNG))
  })

  it('stores only encrypted bytes in the database', async () => {
    const ada = await test.signUp()
    await addFile(ada, pdfOf('a last will'))
    const rows = await database.superuser<{ sealed: Buffer }[]>`
      select sealed from files where user_id = ${ada.id}`
    expect(rows.map(({ sealed }) => sealed.includes('a last will'))).toEqual([false])
  })

  it('refuses bytes that do not match the hash', async () => {
    const ada = await test.signUp()
    const cut = await sendFile(ada, PNG.slice(0, -1), sha256Of(PNG))
    expect(await failureOf(cut)).toEqual([422, 'hash_mismatch'])
    expect((await sendFile(ada, PNG)).status).toBe(201)
  })

  it.each([
    ['a page', '<html><script>alert(1)</script>'],
    ['a drawing with script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a page behind something', ' %PDF-1.7<html>'],
    ['nothing', ''],
  ])('refuses %s with any declared type', async (_, text) => {
    const ada = await test.signUp()
    const content = new TextEncoder().encode(text)
    const headers = { 'Content-Type': 'application/pdf' }
    const path = `/api/files/${sha256Of(content)}`
    const answer = await ada.send('PUT', path, { body: content, headers })
    expect(await failureOf(answer)).toEqual([422, 'unsupported_type'])
  })

  it('accepts up to 10 MB, with and without an announced length', async () => {
    const ada = await test.signUp()
    const largest = pdfOf('large', FILE_MAX_BYTES)
    expect((await sendFile(ada, largest)).status).toBe(201)
    const larger = pdfOf('large', FILE_MAX_BYTES + 1)
    expect(await failureOf(await sendFile(ada, larger))).toEqual([413, 'too_large'])
    const announced = await ada.send('PUT', `/api/files/${sha256Of(PNG)}`, {
      body: PNG,
      headers: { 'Content-Type': 'image/png', 'Content-Length': `${FILE_MAX_BYTES + 1}` },
    })
    expect(await failureOf(announced)).toEqual([413, 'too_large'])
  })

  it('accepts 20 files and then only those that it already has', async () => {
    const ada = await test.signUp()
    for (let nth = 0; nth < FILES_MAX; nth++) await addFile(ada, pdfOf(`file ${nth}`))
    const answer = await sendFile(ada, pdfOf('one more'))
    expect(await failureOf(answer)).toEqual([422, 'quota_exceeded'])
    expect((await sendFile(ada, pdfOf('file 3'))).status).toBe(200)
    expect((await sendFile(await test.signUp(), pdfOf('one more'))).status).toBe(201)
  })

  it('replaces files that were unused for two days', async () => {
    const ada = await test.signUp()
    const named = await addFile(ada, pdfOf('named'))
    await ada.send('POST', '/api/medical-profile', { json: { photoUrl: named } })
    for (let nth = 1; nth < FILES_MAX; nth++) await addFile(ada, pdfOf(`file ${nth}`))
    expect((await sendFile(ada, pdfOf('one more'))).status).toBe(422)
    test.advance(3 * 24 * 60 * 60_000)
    expect((await sendFile(ada, pdfOf('one more'))).status).toBe(201)
    expect((await ada.send('GET', named)).status).toBe(200)
  })

  it('accepts 50 MB in all, also with simultaneous uploads', async () => {
    const ada = await test.signUp()
    for (const nth of [1, 2, 3, 4]) await addFile(ada, pdfOf(`file ${nth}`, 10 * MEGABYTE))
    const answers = await Promise.all(
      ['a', 'b'].map(text => sendFile(ada, pdfOf(text, 6 * MEGABYTE))),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([201, 422])
  })

  it('requires a session, the app’s own page and a hash', async () => {
    const ada = await test.signUp()
    expect(await failureOf(await sendFile(test, PNG))).toEqual([401, 'not_signed_in'])
    const foreign = await ada.send('PUT', `/api/files/${sha256Of(PNG)}`, {
      body: PNG,
      headers: { 'Content-Type': 'image/png', 'Sec-Fetch-Site': 'cross-site' },
    })
    expect(await failureOf(foreign)).toEqual([403, 'bad_origin'])
    expect(await failureOf(await sendFile(ada, PNG, 'nonsense'))).toEqual([404, 'not_found'])
  })
})

describe('GET /api/files/{id}', () => {
  it.each([
    ['a picture', PNG, 'image/png', 'inline; filename="document.png"'],
    ['a PDF', pdfOf('order'), 'application/pdf', 'inline; filename="document.pdf"'],
    ['a Word document', DOC, 'application/msword', 'attachment; filename="document.doc"'],
  ])('returns %s to its owner with safe headers', async (_, content, type, disposition) => {
    const ada = await test.signUp()
    const answer = await ada.send('GET', await addFile(ada, content))
    expect(answer.status).toBe(200)
    const given = new Uint8Array(await answer.arrayBuffer())
    if (type !== 'image/png') expect(given).toEqual(content)
    const digest = Buffer.from(sha256Of(given), 'hex').toString('base64')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': disposition,
      'content-digest': `sha-256=:${digest}:`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  it.each([
    ['one piece', PIECE_BYTES],
    ['one piece and a byte', PIECE_BYTES + 1],
    ['three pieces', 3 * PIECE_BYTES],
    ['three pieces and a part', 3.5 * PIECE_BYTES],
  ])('returns a file that is stored as %s', async (_, sealedBytes) => {
    const ada = await test.signUp()
    const start = pdfOf('pieces')
    const rest = randomBytes(sealedBytes - SEAL_BYTES - start.byteLength)
    const content = new Uint8Array([...start, ...rest])
    const answer = await ada.send('GET', await addFile(ada, content))
    expect(sha256Of(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256Of(content))
  })

  it('gives the same answer for a foreign, an unknown and a malformed id', async () => {
    const [ada, bob] = [await test.signUp(), await test.signUp()]
    const url = await addFile(ada)
    for (const path of [url, `/api/files/${randomUUID()}`, '/api/files/nonsense']) {
      expect(await failureOf(await bob.send('GET', path))).toEqual([404, 'not_found'])
    }
    expect(await failureOf(await test.send('GET', url))).toEqual([401, 'not_signed_in'])
  })
})
