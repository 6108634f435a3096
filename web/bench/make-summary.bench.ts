/**
 * `npm run bench:make-summary` measures how long a phone takes from a record of 200 items to the file for a
 * clinic, with the processor slowed down four times. The first file also reads the terms of all languages. In
 * the app the dialog has read them before a person presses.
 */
import type { Times } from './make-summary/page'
import { measureInPage, shareOf } from './measure-in-page'

const RECORDS = 21
const TARGET_MS = 100

for (const { rate, times } of await measureInPage<Times>('make-summary', RECORDS)) {
  const { firstMs, eachMs, items, bytes } = times
  const at = (share: number) => shareOf(eachMs, share).toFixed(0)
  const aim = rate === 4 ? ` (aim: median ≤ ${TARGET_MS} ms)` : ''
  console.log(
    `${rate}×, ${items} items, ${(bytes / 1000).toFixed(0)} KB: first ${firstMs.toFixed(0)} ms, then median ${at(0.5)} ms, worst ${at(1)} ms${aim}`,
  )
}
