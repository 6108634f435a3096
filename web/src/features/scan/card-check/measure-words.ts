import { decimalWords, roundedWords } from '../../../ui/date-words'
import type { Reading } from './measuring-reader'

interface Finding {
  label: string
  value: string
  advice?: string
}

/** Below these values a poorer camera, or poorer light, may fail. */
const LEAST = { modulePx: 3, contrast: 3, quietZone: 4, readShare: 0.98 }
const QUICK_MS = 1_500

export function findingsOf({ measures, pace }: Reading): Finding[] {
  const { modulePx, contrast, quietZone, squares, misread } = measures
  return [
    ...(pace ? [paceFinding(pace)] : []),
    {
      label: 'Size in the picture',
      value: `${rounded(modulePx)} pixels a square`,
      ...(modulePx < LEAST.modulePx && {
        advice: 'That is very small. Hold the card nearer, and try whether it reads better.',
      }),
    },
    {
      label: 'Contrast in this picture',
      value: `${rounded(contrast)} to 1`,
      ...(contrast < LEAST.contrast && {
        advice:
          'The code stands out too little. Try better light; if it stays so, print it in black.',
      }),
    },
    quietZone === undefined
      ? { label: 'White border', value: 'Not all of it was in the picture' }
      : {
          label: 'White border',
          value: quietZone === 4 ? '4 squares or more' : `${quietZone} of 4 squares`,
          ...(quietZone < LEAST.quietZone && {
            advice: 'Something stands too near the code: a finger, a frame, a cut edge.',
          }),
        },
    ...(misread === undefined ? [] : [wearFinding(squares, misread)]),
  ]
}

function paceFinding({ pictures, ms }: { pictures: number; ms: number }): Finding {
  const seconds = decimalWords(ms / 1_000, 1)
  return {
    label: 'Speed',
    value:
      pictures === 1
        ? 'Read in the first picture'
        : `Read in picture ${pictures}, after ${seconds} s with the time you took to aim`,
    ...(ms > QUICK_MS &&
      pictures > 1 && {
        advice: 'If you aimed at it all that time, it is hard to read: see the lines below.',
      }),
  }
}

/** The code's error correction hides wear until there is too much of it. */
function wearFinding(squares: number, misread: number): Finding {
  const isWorn = (squares - misread) / squares < LEAST.readShare
  return {
    label: 'Squares read as printed',
    value: misread === 0 ? `All ${squares}` : `${squares - misread} of ${squares}`,
    ...(isWorn && {
      advice:
        'The code repaired the others, and can repair only so many: wear, dirt or glare. Wipe it; if it stays so, print it again.',
    }),
  }
}

const rounded = (value: number): string => roundedWords(value, 2)

/** Every finding comes from a successful scan, so an unreadable code has no grade. */
export function gradeOf(findings: readonly Finding[]): { tone: 'ok' | 'warn'; title: string } {
  return findings.some(({ advice }) => advice)
    ? { tone: 'warn', title: 'It was read, but could be read better' }
    : { tone: 'ok', title: 'It scans well' }
}
