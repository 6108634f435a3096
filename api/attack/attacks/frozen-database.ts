import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { LOCALES } from 'sync-protocol/card'
import { emergencyNumberFor } from 'sync-protocol/responder'
import { percentile } from '../../bench/responder/open-loop'
import { type Context, defineAttack, finding, keepDoing } from '../attack'
import { anyAddress } from '../client'
import { addCode, type Person, signUp } from '../people'

const PAGE_MAX_MS = 2_000
const FROZEN_MS = 8_000
const RESUMED_WITHIN_MS = 30_000

type Look = { ms: number; status: number; isPage: boolean }

/** Opens a code or sends its form as a person who reads `locale`. */
async function look({ client }: Context, token: string, nth: number): Promise<Look> {
  const locale = LOCALES[nth % LOCALES.length] ?? 'en'
  const isForm = nth % 2 === 1
  const startMs = performance.now()
  const { status, text } = await client.send(
    isForm ? 'POST' : 'GET',
    `/e/${token}${isForm ? '/unlock' : ''}`,
    {
      address: anyAddress(),
      headers: {
        'Accept-Language': locale,
        ...(isForm && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(isForm && { body: 'role=nurse&reason=emergency' }),
    },
  )
  const number = emergencyNumberFor(locale)
  const isPage = text.includes(`<html lang="${locale}"`) && text.includes(`href="tel:${number}"`)
  return { ms: performance.now() - startMs, status, isPage }
}

const isUsed = async (person: Person) => (await person.send('GET', '/api/auth/user')).status === 200

/** All queries hang, including those of responders. */
export const frozenDatabase = defineAttack({
  name: 'frozen-database',
  title: '11 freeze the database: SIGSTOP of every Postgres process, then SIGCONT',
  isOutage: true,
  async prepare({ client }) {
    const person = await signUp(client)
    const { token } = await addCode(person)
    return { person, token, looks: [] as Look[], others: [] as number[], isWell: false }
  },
  async attack(context, state, signal) {
    const { person, token, looks, others } = state
    const resume = context.freezeDatabase()
    try {
      const frozen = AbortSignal.any([signal, AbortSignal.timeout(FROZEN_MS)])
      setMaxListeners(0, frozen)
      await Promise.all([
        keepDoing({ lanes: 32, most: 400, perSecond: 24 }, frozen, async nth => {
          looks.push(await look(context, token, nth))
        }),
        // Other people keep the pool busy.
        keepDoing({ lanes: 30, most: 200, perSecond: 12 }, frozen, async () => {
          others.push((await person.pull()).status)
        }),
      ])
    } finally {
      resume()
    }
    const untilMs = performance.now() + RESUMED_WITHIN_MS
    while (!state.isWell && performance.now() < untilMs) {
      state.isWell = await isUsed(person).catch(() => false)
      if (!state.isWell) await sleep(200)
    }
  },
  async check({ client }, { person, token, looks, others, isWell }) {
    const times = looks.map(({ ms }) => ms)
    const worst = Math.max(...times)
    const page = await client.send('GET', `/e/${token}`, { address: anyAddress() })
    const figure = `${looks.length} pages: p50 ${percentile(times, 0.5).toFixed(0)} ms, worst ${worst.toFixed(0)} ms`
    const notPages = looks.filter(({ status, isPage }) => status !== 503 || !isPage)
    return [
      {
        ...finding('every page within 2 s', worst < PAGE_MAX_MS, `${worst.toFixed(0)} ms`),
        figure,
      },
      finding(
        'every /e/… is a 503 page in the reader’s language, with the number',
        looks.length > 0 && notPages.length === 0,
        `${notPages.length} of ${looks.length}, ${[...new Set(notPages.map(each => each.status))]}`,
      ),
      finding('everybody else hears 503', !others.some(each => each !== 503), [...new Set(others)]),
      finding(
        'all is well when it goes on',
        isWell && page.status === 200 && (await isUsed(person)),
        `${isWell}, the page ${page.status}`,
      ),
    ]
  },
})
