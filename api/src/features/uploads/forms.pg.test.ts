import { fileAnswerSchema } from 'sync-protocol/rest'
import { FILE_MAX_BYTES, FILE_MESSAGES, FILES_MAX } from 'sync-protocol/sync'
import { describe, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../test/answers'
import { addFile, pdfOf, sendForm } from '../../../test/files'
import { pngOf } from '../../../test/pictures'
import { test, useApp } from '../../../test/use-app'

useApp()

const CARD = 'insurance-card'

it('a card’s photo is uploaded, and a policy may name it', async () => {
  const ada = await test.signUp()
  await ada.send('POST', '/api/medical-profile', { json: {} })
  const answer = await sendForm(ada, '/api/upload', { file: await pngOf(), type: CARD })
  expect(answer.status).toBe(201)
  const { url } = await bodyOf(answer, fileAnswerSchema)
  const json = { medicalProfileId: ada.id, provider: 'Acme', cardFrontPhotoUrl: url }
  const added = await ada.send('POST', '/api/insurance-policies', { json })
  expect(added.status).toBe(201)
  expect((await ada.send('GET', url)).headers.get('Content-Type')).toBe('image/png')
})

it("a document is uploaded, and only its owner's profile may name it", async () => {
  const [ada, bob] = [await test.signUp(), await test.signUp()]
  const answer = await sendForm(ada, '/api/upload-document', { document: pdfOf('order') })
  expect(answer.status).toBe(201)
  const { url } = await bodyOf(answer, fileAnswerSchema)
  const json = { dnrStatus: 'POLST', dnrDocumentUrl: url, dnrDocumentName: 'order.pdf' }
  expect((await ada.send('POST', '/api/medical-profile', { json })).status).toBe(201)
  const foreign = await bob.send('POST', '/api/medical-profile', { json })
  expect(await failureOf(foreign)).toEqual([422, 'file_unknown'])
})

it('a file has the same name from each route', async () => {
  const ada = await test.signUp()
  const url = await addFile(ada, pdfOf('order'))
  for (const _ of [1, 2]) {
    const answer = await sendForm(ada, '/api/upload-document', { document: pdfOf('order') })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ url })
  }
})

describe('an upload is refused', () => {
  it('if a card is not a picture', async () => {
    const ada = await test.signUp()
    const answer = await sendForm(ada, '/api/upload', { file: pdfOf('card'), type: CARD })
    expect(await answer.clone().json()).toMatchObject({
      fields: { file: FILE_MESSAGES.not_a_picture },
    })
    expect(await failureOf(answer)).toEqual([422, 'unsupported_type'])
  })

  it.each([
    ['without its file', { type: CARD }, { file: 'Send one file' }],
    ['with words for a file', { file: 'x', type: CARD }, { file: 'Send one file' }],
    ['of no kind', { file: pdfOf('x') }, { type: 'Must be insurance-card' }],
    ['of another kind', { file: pdfOf('x'), type: 'x' }, { type: 'Must be insurance-card' }],
    ['with more', { file: pdfOf('x'), type: CARD, url: 'x' }, { url: 'Not a known field' }],
  ])('%s', async (_, parts, fields) => {
    const answer = await sendForm(await test.signUp(), '/api/upload', parts)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'invalid', fields })
  })

  it('if it is larger than 10 MB', async () => {
    const ada = await test.signUp()
    const send = (size: number) =>
      sendForm(ada, '/api/upload-document', { document: pdfOf('large', size) })
    expect((await send(FILE_MAX_BYTES)).status).toBe(201)
    expect(await failureOf(await send(FILE_MAX_BYTES + 1))).toEqual([413, 'too_large'])
    expect(await failureOf(await send(FILE_MAX_BYTES * 2))).toEqual([413, 'too_large'])
  })

  it('if it is the 21st file', async () => {
    const ada = await test.signUp()
    for (let nth = 0; nth < FILES_MAX; nth++) await addFile(ada, pdfOf(`file ${nth}`))
    const answer = await sendForm(ada, '/api/upload-document', { document: pdfOf('one more') })
    expect(await failureOf(answer)).toEqual([422, 'quota_exceeded'])
  })

  it('if it is malformed, JSON, from another site or without a session', async () => {
    const ada = await test.signUp()
    const path = '/api/upload-document'
    const broken = { body: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=y' } }
    expect(await failureOf(await ada.send('POST', path, broken))).toEqual([400, 'malformed'])
    const json = await ada.send('POST', path, { json: {} })
    expect(await failureOf(json)).toEqual([415, 'unsupported_media_type'])
    const form = new FormData()
    form.append('document', new File([pdfOf('order')], 'order.pdf'))
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    const foreign = await ada.send('POST', path, { body: form, headers })
    expect(await failureOf(foreign)).toEqual([403, 'bad_origin'])
    const anonymous = await sendForm(test, path, { document: pdfOf('order') })
    expect(await failureOf(anonymous)).toEqual([401, 'not_signed_in'])
  })
})

describe('a form that would cost much work', () => {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  const file = '--x\r\nContent-Disposition: form-data; name="document"; filename="a"\r\n'
  it.each([
    ['a hundred thousand parts', part.repeat(100_000)],
    ['a hundred thousand headers', `${file}${'A: b\r\n'.repeat(100_000)}\r\n`],
  ])('is refused before it is parsed: %s', async (_, text) => {
    const ada = await test.signUp()
    const answer = await ada.send('POST', '/api/upload-document', {
      body: `${text}${file}\r\n%PDF-1.7\r\n--x--\r\n`,
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    })
    expect(await failureOf(answer)).toEqual([400, 'malformed'])
  })

  it('is not confused with a file that contains boundary-like text', async () => {
    const ada = await test.signUp()
    const body = `${file}\r\n%PDF-1.7 ${'\r\n--'.repeat(100)}\r\n--x--\r\n`.replaceAll(
      '--x',
      '--mark',
    )
    const headers = { 'Content-Type': 'multipart/form-data; boundary="mark"' }
    const answer = await ada.send('POST', '/api/upload-document', { body, headers })
    expect(answer.status).toBe(201)
  })
})
