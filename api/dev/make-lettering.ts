/**
 * Writes the words on printed products as outlines, so that neither print shops nor our programs need a font:
 * `node --import tsx api/dev/make-lettering.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'

const ROOT = join(import.meta.dirname, '../..')
const FONT =
  'api/node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff2'
const OUT = join(ROOT, 'sync-protocol/src/artwork/lettering.ts')

const WORDS = {
  emergency: 'EMERGENCY',
  medical: 'MEDICAL',
  information: 'INFORMATION',
  scanMe: 'SCAN IN AN EMERGENCY',
} as const

const opened = create(readFileSync(join(ROOT, FONT)))
if (!('layout' in opened)) throw new Error('This is a collection of fonts')
const font: Font = opened
const round = (value: number) => Math.round((value / font.unitsPerEm) * 10_000) / 10_000

function outline(text: string): { width: number; path: string } {
  const run = font.layout(text)
  let pen = 0
  let path = ''
  run.glyphs.forEach((glyph, index) => {
    path += outlineOf(glyph.path.commands, pen)
    pen += run.positions[index]?.xAdvance ?? 0
  })
  return { width: round(pen), path }
}

type Command = { command: string; args: number[] }

/** PDF has only cubic curves. */
function outlineOf(commands: Command[], pen: number): string {
  let at: [number, number] = [0, 0]
  return commands
    .map(({ command, args }) => {
      if (command === 'closePath') return 'Z'
      const points: [number, number][] = []
      for (let i = 0; i < args.length; i += 2) points.push([args[i] ?? 0, args[i + 1] ?? 0])
      const cubic = command === 'quadraticCurveTo' ? raise(at, points) : points
      at = points.at(-1) ?? at
      const letter = command === 'moveTo' ? 'M' : command === 'lineTo' ? 'L' : 'C'
      return letter + cubic.map(([x, y]) => `${round(x + pen)} ${round(-y)}`).join(' ')
    })
    .join('')
}

function raise(from: [number, number], [control = [0, 0], to = [0, 0]]: [number, number][]) {
  const toward = (end: [number, number]): [number, number] => [
    end[0] + (2 / 3) * (control[0] - end[0]),
    end[1] + (2 / 3) * (control[1] - end[1]),
  ]
  return [toward(from), toward(to), to]
}

const entries = Object.entries(WORDS).map(([name, text]) => {
  const { width, path } = outline(text)
  return `  /** ${text} */\n  ${name}: {\n    width: ${width},\n    path: '${path}',\n  },`
})
writeFileSync(
  OUT,
  `/**
 * The words on printed products as outlines of Atkinson Hyperlegible Next Bold (SIL Open Font
 * Licence 1.1): one unit is the size of the type, y grows downwards from the baseline.
 * Made by api/dev/make-lettering.ts; not written by hand.
 */
export const LETTERING = {
${entries.join('\n')}
} as const

export type Word = keyof typeof LETTERING

/** Height of a capital, in sizes of the type. */
export const CAP_HEIGHT = ${round(font.capHeight)}
`,
)
