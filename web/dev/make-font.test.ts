import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { charactersOf, FOLDER, facesOf, makeFont, ownFaces, packageFaces } from './make-font'

it('the app has the characters of the font’s package, from Regular to Bold', () => {
  const weights = { min: 400, max: 700 }
  expect(ownFaces()).toEqual(packageFaces().map(face => ({ ...face, weights })))
})

it.each(ownFaces())('$file was made from the installed package', async face => {
  expect((await makeFont(face)).equals(readFileSync(join(FOLDER, face.file)))).toBe(true)
})

it('reads a range of characters', () => {
  expect(charactersOf('U+0041-0043,U+20AC, U+1F600')).toBe('ABC€😀')
})

it('throws if a face has another form', () => {
  const face = '@font-face { src: url(a.woff2); font-weight: 400 700; }'
  expect(() => facesOf(face)).toThrow('names no file or no characters')
})
