/** "1-0-1", "1-0-1-0": what is taken in the morning, at noon, in the evening and at bedtime. */
const SCHEME = /^(?:\d{1,2}(?:[.,]5)?|1\/2)(?:-(?:\d{1,2}(?:[.,]5)?|1\/2)){2,3}$/
const TIMES = ['at-morning', 'at-noon', 'at-evening', 'at-bedtime'] as const

export function readScheme(folded: string): { meaning: string; number: string }[] | undefined {
  if (!SCHEME.test(folded)) return undefined
  return folded.split('-').map((number, at) => ({ meaning: TIMES[at] ?? '', number }))
}
