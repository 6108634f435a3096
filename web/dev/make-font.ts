/**
 * Writes the files of web/src/ui/font from the font's package: `node --import tsx web/dev/make-font.ts`. The
 * lighter and the heavier weights, which are left out, are two fifths of its bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

export const FOLDER = join(import.meta.dirname, '../src/ui/font')
const STYLE = '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
const PACKAGE = dirname(createRequire(import.meta.url).resolve(STYLE))

export interface Face {
  file: string
  weights: { min: number; max: number }
  characters: string
}

/** Each face has a file, a range of weights and a `unicode-range`. */
export const facesOf = (style: string): Face[] =>
  [...style.matchAll(/@font-face\s*\{[^}]+\}/g)].map(([face]) => {
    const [, file] = /url\([^)]*?([\w-]+\.woff2)\)/.exec(face) ?? []
    const [, min, max] = /font-weight:\s*(\d+) (\d+);/.exec(face) ?? []
    const [, range] = /unicode-range:\s*([^;]+);/.exec(face) ?? []
    if (!file || !range) throw new Error(`This face names no file or no characters: ${face}`)
    return {
      file,
      weights: { min: Number(min), max: Number(max) },
      characters: charactersOf(range),
    }
  })

/** Every character of a `unicode-range` such as `U+0000-00FF, U+0131`. */
export const charactersOf = (range: string): string =>
  range
    .split(',')
    .flatMap(part => {
      const [first = '', last = first] = part.trim().replace('U+', '').split('-')
      const from = Number.parseInt(first, 16)
      const count = Number.parseInt(last, 16) - from + 1
      return Array.from({ length: count }, (_, i) => String.fromCodePoint(from + i))
    })
    .join('')

export const packageFaces = (): Face[] => facesOf(readFileSync(join(PACKAGE, 'wght.css'), 'utf8'))
export const ownFaces = (): Face[] => facesOf(readFileSync(join(FOLDER, 'font.css'), 'utf8'))

export const makeFont = ({ file, weights, characters }: Face): Promise<Buffer> =>
  subsetFont(readFileSync(join(PACKAGE, 'files', file)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })

if (process.argv[1] === import.meta.filename) {
  for (const face of ownFaces()) writeFileSync(join(FOLDER, face.file), await makeFont(face))
}
