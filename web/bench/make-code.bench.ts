/**
 * `npm run bench:make-code` measures how long a phone takes from the record to the drawn code, with the
 * processor slowed down four times. The first code of a session also reads the model's training text.
 */
import type { Times } from './make-code/page'
import { measureInPage, shareOf } from './measure-in-page'

const RECORDS = 200
const TARGET_MS = 15

for (const { rate, times } of await measureInPage<Times>('make-code', RECORDS)) {
  const { firstMs, eachMs } = times
  const at = (share: number) => shareOf(eachMs, share).toFixed(1)
  const aim = rate === 4 ? ` (aim: median ≤ ${TARGET_MS} ms)` : ''
  console.log(
    `${rate}×: first ${firstMs.toFixed(0)} ms, then median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, worst ${at(1)} ms${aim}`,
  )
}
