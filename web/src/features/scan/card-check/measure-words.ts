import { decimalWords, roundedWords } from '../../../ui/date-words'
import { cardCheckTexts } from '../texts-card-check'
import type { Reading } from './measuring-reader'

const texts = cardCheckTexts.quality

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
      label: texts.size,
      value: texts.pixels({
        count: Number(modulePx.toPrecision(2)),
        pixels: rounded(modulePx),
      }),
      ...(modulePx < LEAST.modulePx && {
        advice: texts.tooSmall,
      }),
    },
    {
      label: texts.contrast,
      value: texts.ratio({ ratio: rounded(contrast) }),
      ...(contrast < LEAST.contrast && {
        advice: texts.tooPale,
      }),
    },
    quietZone === undefined
      ? { label: texts.border, value: texts.borderUnseen }
      : {
          label: texts.border,
          value: quietZone === 4 ? texts.borderWhole : texts.borderSquares({ count: quietZone }),
          ...(quietZone < LEAST.quietZone && {
            advice: texts.tooClose,
          }),
        },
    ...(misread === undefined ? [] : [wearFinding(squares, misread)]),
  ]
}

function paceFinding({ pictures, ms }: { pictures: number; ms: number }): Finding {
  const seconds = decimalWords(ms / 1_000, 1)
  return {
    label: texts.speed,
    value: pictures === 1 ? texts.firstPicture : texts.laterPicture({ picture: pictures, seconds }),
    ...(ms > QUICK_MS &&
      pictures > 1 && {
        advice: texts.slow,
      }),
  }
}

/** The code's error correction hides wear until there is too much of it. */
function wearFinding(squares: number, misread: number): Finding {
  const isWorn = (squares - misread) / squares < LEAST.readShare
  return {
    label: texts.wear,
    value:
      misread === 0
        ? texts.allSquares({ squares })
        : texts.someSquares({ read: squares - misread, squares }),
    ...(isWorn && {
      advice: texts.worn,
    }),
  }
}

const rounded = (value: number): string => roundedWords(value, 2)

/** Every finding comes from a successful scan, so an unreadable code has no grade. */
export function gradeOf(findings: readonly Finding[]): { tone: 'ok' | 'warn'; title: string } {
  return findings.some(({ advice }) => advice)
    ? { tone: 'warn', title: texts.poor }
    : { tone: 'ok', title: texts.good }
}
