import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const STYLE = '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
/** Regular, semibold and bold, all that screens use (Tailwind's `font-normal` to `font-bold`). */
const WEIGHTS = { min: 400, max: 700 }

const FACE = /@font-face\s*\{[^}]+\}/g
const FILE = /url\(([^)]+\.woff2)\)/
const RANGE = /unicode-range:\s*([^;]+);/
const ALL_WEIGHTS = /font-weight:\s*[\d ]+;/

/** The lighter and the heavier weights were two fifths of the font's bytes. */
export const weightsInUse = (): Plugin => ({
  name: 'weights-in-use',
  apply: 'build',
  async config({ root = '.' }) {
    const style = createRequire(resolve(root, 'package.json')).resolve(STYLE)
    const folder = resolve(root, 'node_modules/.vite/letters')
    const replacement = join(folder, basename(style))
    await mkdir(folder, { recursive: true })
    await writeFile(replacement, await writeFaces(style, folder))
    return { resolve: { alias: [{ find: STYLE, replacement }] } }
  },
})

export async function writeFaces(style: string, folder: string): Promise<string> {
  const faces = (await readFile(style, 'utf8')).match(FACE) ?? []
  if (faces.length === 0) throw new Error(`${style} names no font`)
  const written = faces.map(async face => {
    const [, file] = FILE.exec(face) ?? []
    const [, range] = RANGE.exec(face) ?? []
    if (!file || !range || !ALL_WEIGHTS.test(face))
      throw new Error(`${style} is written in another way: ${face}`)
    const whole = await readFile(join(dirname(style), file))
    const used = await subsetFont(whole, textOf(range), {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
    })
    await writeFile(join(folder, basename(file)), used)
    return face
      .replace(FILE, `url(./${basename(file)})`)
      .replace(ALL_WEIGHTS, `font-weight: ${WEIGHTS.min} ${WEIGHTS.max};`)
  })
  return (await Promise.all(written)).join('\n')
}

/** Every character of a `unicode-range` such as `U+0000-00FF,U+0131`. */
export function textOf(range: string): string {
  return range
    .split(',')
    .flatMap(part => {
      const [first = '', last = first] = part.trim().replace('U+', '').split('-')
      const from = Number.parseInt(first, 16)
      const count = Number.parseInt(last, 16) - from + 1
      return Array.from({ length: count }, (_, i) => String.fromCodePoint(from + i))
    })
    .join('')
}
