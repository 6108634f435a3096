import { defineAttack, finding, keepDoing } from '../attack'
import { anyAddress } from '../client'

const BLANKS = 14_000
/** Blanks, cut-off names and repeated words make patterns backtrack. */
const HEADERS: readonly Record<string, string>[] = [
  { 'Accept-Encoding': `a${' '.repeat(BLANKS)}b` },
  { 'Accept-Encoding': `${'\t;'.repeat(BLANKS / 2)}q=` },
  { 'Accept-Language': 'a-;q='.repeat(BLANKS / 5) },
  { 'User-Agent': `${'Version/0 '.repeat(BLANKS / 10)}` },
  { Cookie: `${'a='.repeat(BLANKS / 2)}` },
  { 'X-Forwarded-For': ':'.repeat(BLANKS) },
  { 'Content-Type': `application/json${' '.repeat(BLANKS)}x` },
]

export const acceptEncoding = defineAttack({
  name: 'accept-encoding',
  title: '1 block the loop: headers that patterns stumble over',
  prepare: async () => new Set<number>(),
  attack: ({ client }, statuses, signal) =>
    keepDoing({ lanes: 16, most: 1_000, perSecond: 24 }, signal, async nth => {
      const headers = HEADERS[nth % HEADERS.length] ?? {}
      const path = nth % 2 === 0 ? '/e/0123456789ABCDEFGHJKMNPQRS' : '/api/auth/user'
      const answer = await client.send('GET', path, { address: anyAddress(), headers, signal })
      statuses.add(answer.status)
    }),
  check: async (_, statuses) => [
    finding('nothing fails', ![...statuses].some(status => status >= 500), [...statuses]),
  ],
})
