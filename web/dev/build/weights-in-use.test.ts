import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { textOf, writeFaces } from './weights-in-use'

const style = createRequire(import.meta.url).resolve(
  '@fontsource-variable/atkinson-hyperlegible-next/wght.css',
)
const namedIn = (css: string) =>
  [...css.matchAll(/url\(\.\/([^)]+)\)/g)].flatMap(([, file]) => file ?? [])

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weights-in-use-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('the style names the same characters in fewer weights, and much smaller files', async () => {
  const css = await writeFaces(style, folder)
  const before = await readFile(style, 'utf8')
  const ranges = (text: string) => text.match(/unicode-range: [^;]+/g)
  expect(ranges(css)).toEqual(ranges(before))
  expect(css.match(/font-weight: [^;]+/g)).toEqual(['font-weight: 400 700', 'font-weight: 400 700'])
  expect(namedIn(css)).toHaveLength(2)
  for (const file of namedIn(css)) {
    const [used, whole] = await Promise.all([
      readFile(join(folder, file)),
      readFile(join(dirname(style), 'files', file)),
    ])
    expect(used.subarray(0, 4).toString()).toBe('wOF2')
    expect(used.length).toBeLessThan(whole.length * 0.65)
  }
})

it('reads a range of characters', () => {
  expect(textOf('U+0041-0043,U+20AC, U+1F600')).toBe('ABC€😀')
})

it('throws if the style has another form', async () => {
  const other = join(folder, 'other.css')
  await writeFile(other, '@font-face { src: url(a.woff2); font-weight: 400; }')
  await expect(writeFaces(other, folder)).rejects.toThrow('written in another way')
  await writeFile(other, 'p { color: red }')
  await expect(writeFaces(other, folder)).rejects.toThrow('names no font')
})
