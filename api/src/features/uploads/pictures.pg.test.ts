import sharp from 'sharp'
import { FILE_MESSAGES } from 'sync-protocol/sync'
import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../test/answers'
import type { TestPerson } from '../../../test/app'
import { addFile, pdfOf, sendFile } from '../../../test/files'
import { bombOf, largePhoto, pngOf, turnedPhoto } from '../../../test/pictures'
import { database, test, useApp } from '../../../test/use-app'

useApp()

const read = async (person: TestPerson, url: string) => {
  const answer = await person.send('GET', url)
  return {
    type: answer.headers.get('Content-Type'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}
const colourAt = async (picture: Buffer, left: number, top: number) =>
  [
    ...(await sharp(picture)
      .extract({ left, top, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer()),
  ].map(value => (value > 128 ? 'high' : 'low'))
const withTail = (picture: Uint8Array<ArrayBuffer>, tail: string) =>
  Uint8Array.from(Buffer.concat([picture, Buffer.from(tail)]))

describe('a picture is redrawn', () => {
  it('upright, without the location, time and author of the photo', async () => {
    const ada = await test.signUp()
    const sent = await turnedPhoto()
    expect(Buffer.from(sent).includes('Ada Lovelace')).toBe(true)
    const { bytes, type } = await read(ada, await addFile(ada, sent))
    expect(type).toBe('image/jpeg')
    const { width, height, orientation, exif, icc, xmp } = await sharp(bytes).metadata()
    expect({ width, height, orientation, exif, icc, xmp }).toEqual({ width: 20, height: 40 })
    expect(bytes.includes('Ada Lovelace')).toBe(false)
    // Turned right by a quarter, so that the left side is on top.
    expect(await colourAt(bytes, 10, 4)).toEqual(['high', 'low', 'low'])
    expect(await colourAt(bytes, 10, 36)).toEqual(['low', 'low', 'high'])
  })

  it('without data hidden after its end', async () => {
    const ada = await test.signUp()
    const sent = withTail(await pngOf(), '<script>alert(1)</script>')
    const { bytes, type } = await read(ada, await addFile(ada, sent))
    expect(type).toBe('image/png')
    expect(bytes.includes('script')).toBe(false)
    expect(await colourAt(bytes, 4, 4)).toEqual(['high', 'low', 'low'])
  })

  it('and keeps the name that its owner’s device has computed', async () => {
    const ada = await test.signUp()
    const sent = await turnedPhoto()
    const url = await addFile(ada, sent)
    expect(await addFile(ada, sent)).toBe(url)
    const { bytes } = await read(ada, url)
    expect(await addFile(ada, Uint8Array.from(bytes))).not.toBe(url)
  })

  it('also with nine megabytes', async () => {
    const ada = await test.signUp()
    const sent = await largePhoto(9 * 1024 * 1024)
    expect(sent.byteLength).toBe(9 * 1024 * 1024)
    const { bytes } = await read(ada, await addFile(ada, sent))
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 3264, height: 2448 })
  })
})

describe('an unacceptable file is refused without effect on others', () => {
  const EXE = Uint8Array.from(
    Buffer.from('MZ\x90\0\x03\0\0\0 This program cannot be run', 'latin1'),
  )
  it.each([
    ['a bomb of 16,000 × 16,000 dots', 'picture_too_large', async () => bombOf(16_000)],
    ['one dot more than 25 megapixels', 'picture_too_large', async () => bombOf(5_001)],
    ['half a picture', 'picture_unreadable', async () => (await turnedPhoto()).slice(0, 300)],
    [
      'a page that begins like a picture',
      'picture_unreadable',
      async () => Uint8Array.from([0xff, 0xd8, 0xff, ...Buffer.from('<html>')]),
    ],
    ['a program named like a document', 'unsupported_type', async () => EXE],
  ] as const)('%s', async (_, code, make) => {
    const ada = await test.signUp()
    const kept = await addFile(ada, pdfOf('order'))
    const answer = await sendFile(ada, await make())
    expect(await answer.clone().json()).toMatchObject({ message: `${FILE_MESSAGES[code]}.` })
    expect(await failureOf(answer)).toEqual([422, code])
    expect((await ada.send('GET', kept)).status).toBe(200)
    const rows = await database.superuser`select 1 from files where user_id = ${ada.id}`
    expect(rows).toHaveLength(1)
  })

  it('except for a picture of exactly 25 megapixels', async () => {
    const ada = await test.signUp()
    expect((await sendFile(ada, bombOf(5_000))).status).toBe(201)
  })
})

it('a PDF with a script is stored unchanged and served with no permissions', async () => {
  const ada = await test.signUp()
  const sent = pdfOf('<</OpenAction <</S /JavaScript /JS (app.alert(1))>>>>')
  const answer = await ada.send('GET', await addFile(ada, sent))
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(sent)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
})
