import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOf } from '../../dev/bytes-of'
import { COLLECTION_NAMES, COLLECTIONS } from './collections'
import { fileTypeOf } from './file-types'
import { FILE_COLLECTIONS, fileIdIn, fileIdOf, filesNamedBy, fileUrl } from './files'

const CFB = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const wide = (text: string) => [...text].join('\0')

describe('the bytes of a file decide its type', () => {
  it.each([
    ['a JPEG', bytesOf([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['a PNG', bytesOf([0x89], 'PNG\r\n\x1a\n'), 'image/png'],
    ['a WebP', bytesOf('RIFF\x10\0\0\0WEBPVP8 '), 'image/webp'],
    ['a PDF', bytesOf('%PDF-1.4'), 'application/pdf'],
    ['an old Word document', bytesOf(CFB, 'x', wide('WordDocument'), [0]), 'application/msword'],
    ['a Word document', bytesOf('PK\x03\x04[Content_Types].xml', 'word/document.xml'), WORD],
    [
      'a Word document with macros',
      bytesOf('PK\x03\x04[Content_Types].xmlword/vbaProject.bin'),
      null,
    ],
    ['a spreadsheet', bytesOf('PK\x03\x04[Content_Types].xml', 'xl/workbook.xml'), null],
    ['an old spreadsheet', bytesOf(CFB, wide('Workbook')), null],
    ['another archive', bytesOf('PK\x03\x04readme.txt'), null],
    ['a sound', bytesOf('RIFF\x10\0\0\0WAVEfmt '), null],
    ['a GIF', bytesOf('GIF89a'), null],
    ['a drawing', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['a page', bytesOf('<!doctype html>'), null],
    ['a PDF behind a page', bytesOf('<html>%PDF-1.4'), null],
    ['the beginning of a sign', bytesOf([0xff, 0xd8]), null],
    ['nothing', bytesOf(), null],
  ])('%s', (_, bytes, type) => {
    expect(fileTypeOf(bytes)).toBe(type)
  })
})

it('an id is a UUIDv8 that changes with the digest, and its URL names the id', () => {
  const digest = fc.uint8Array({ minLength: 32, maxLength: 32 })
  fc.assert(
    fc.property(digest, bytes => {
      const id = fileIdOf(bytes)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(fileIdIn(fileUrl(id))).toBe(id)
      expect(fileIdOf(bytes.map((byte, index) => (index === 0 ? byte ^ 1 : byte)))).not.toBe(id)
    }),
  )
})

it.each([
  'https://example.org/api/files/01890a5d-ac96-874b-bcce-b302099a8057',
  '//api/files/01890a5d-ac96-874b-bcce-b302099a8057',
  '/api/files/01890A5D-AC96-874B-BCCE-B302099A8057',
  '/api/files/01890a5d-ac96-874b-bcce-b302099a8057/..',
  '/api/files/01890a5d-ac96-874b-bcce-b302099a8057\n',
  '/api/files/7',
  '',
  null,
])('%j names no file', url => {
  expect(fileIdIn(url)).toBeNull()
})

it('every field that holds a file is a field of its collection', () => {
  expect(FILE_COLLECTIONS).toEqual(['profile', 'plans', 'policies'])
  for (const name of COLLECTION_NAMES) {
    const { schema, fileFields } = COLLECTIONS[name]
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining([...fileFields]))
    const urls = Object.keys(schema.shape).filter(field => field.endsWith('Url'))
    expect([...fileFields].sort()).toEqual(urls.sort())
  }
})

it('only file fields that are filled in name a file', () => {
  const fields = { photoUrl: 'a', dnrDocumentUrl: '', fullName: 'b' }
  expect(filesNamedBy('profile', fields)).toEqual([{ field: 'photoUrl', url: 'a' }])
  expect(filesNamedBy('allergies', fields)).toEqual([])
})
