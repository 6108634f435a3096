/**
 * Reads the severity of an allergy from free text. Text that is not understood is `unknown` and
 * never harmless: callers put it directly after severe allergies.
 */
import { smallWords, tablesOf } from '../../languages/reading'
import { normalise } from '../../text/normalise'
import { readReaction } from './reaction'
import { makeReader } from './reader'

export type Severity = 'severe' | 'notSevere' | 'unknown'

export const readSeverities = makeReader(() => ({
  ...tablesOf('severe', 'mild', 'neutral', 'doubt'),
  ...smallWords(),
}))

export function readSeverity(words: string): Severity {
  const graded = gradeOf(normalise(words))
  if (graded === 'severe' || readReaction(words)) return 'severe'
  const { hits, normal } = readSeverities(words)
  const of = (name: string, isNegated: boolean) =>
    hits.some(hit => hit.name === name && hit.isNegated === isNegated)
  if (of('severe', false)) return 'severe'
  if (/[?？]/.test(normal) || of('doubt', false) || of('doubt', true)) return 'unknown'
  if (of('mild', true)) return 'unknown'
  return of('mild', false) || of('severe', true) ? 'notSevere' : (graded ?? 'unknown')
}

const GRADE_WORD =
  /grado|grade|graad|grad|grau|stopien|stopnia|stupin|ступінь|ступеня|степень|степени|level|lvl|stage|stufe|stadium|stade|nivel|nivell|livello|niveau|poziom|рівень|درجه|الدرجه|مستوي|级|度|等级|グレド|ぐれど|レベル|れべる|ग्रेड|स्तर|श्रेणी/gu
const AFTER = /^[ :.]{0,3}(iv|iii|ii|i|[1-5]|[一二三四])(?![\p{L}\d])/u
const BEFORE = /(?:^|[^\p{L}\d])(iv|iii|ii|i|[1-5]|[一二三四])[ .°º-]{0,3}$/u
const REACH = 8
const OUT_OF =
  /(?:^|[^\d/.])(\d{1,3})(?:[.,]\d)? ?(?:\/|of|out of|von|sur|de|su|van|na|з|із|من|में से|中の) ?(4|5|10|100)(?![\d/.])/u
const ALONE = /^\s*(?:(iii|iv)|\+{3,})\s*$/

const GRADES: Readonly<Record<string, number>> = {
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
}
function numeralOf(normal: string): string | undefined {
  for (const { 0: word, index } of normal.matchAll(GRADE_WORD)) {
    const end = index + word.length
    const after = AFTER.exec(normal.slice(end, end + REACH))
    const before = BEFORE.exec(normal.slice(Math.max(0, index - REACH), index))
    const found = after ?? before
    if (found) return found[1]
  }
  return undefined
}

/** Both Ring and Messmer's scale and CTCAE treat the third grade as severe. */
const SEVERE_GRADE = 3

function gradeOf(normal: string): Severity | undefined {
  if (ALONE.test(normal)) return 'severe'
  const written = numeralOf(normal)
  if (written) {
    const grade = GRADES[written] ?? Number(written)
    return grade >= SEVERE_GRADE ? 'severe' : 'notSevere'
  }
  const share = OUT_OF.exec(normal)
  if (!share) return undefined
  const part = Number(share[1]) / Number(share[2])
  return part >= 0.7 ? 'severe' : part <= 0.5 ? 'notSevere' : 'unknown'
}
