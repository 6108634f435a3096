import { once } from 'node:events'
import { connect } from 'node:tls'
import { countWords } from '../core/count-words'
import { bad, type Finding, well } from './finding'

const DEADLINE_MS = 5_000
const DAY_MS = 24 * 60 * 60_000
const CLOCK_MS = 60_000
/** Let's Encrypt's clients renew a month before the end. */
const RENEWAL_DAYS = 14

/** Asks the public address, as a phone does. Its answer also shows whether the clocks agree. */
export async function checkReachable(origin: string, now: () => number): Promise<Finding[]> {
  const [answer, reason] = await ask(`${origin}/healthz`)
  if (!answer) {
    return [
      bad(
        'Reachable',
        `${origin} does not answer (${reason}). Check DNS, the proxy and the server.`,
      ),
    ]
  }
  const findings = [
    answer.status === 200
      ? well('Reachable', `${origin} answers.`)
      : bad('Reachable', `${origin} answers ${answer.status}. Is it LifeTag behind the proxy?`),
    checkClock(answer.headers.get('Date'), now()),
  ]
  return origin.startsWith('https:')
    ? [...findings, await checkCertificate(origin, now())]
    : findings
}

async function ask(url: string): Promise<[Response | undefined, string]> {
  try {
    return [await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS), redirect: 'manual' }), '']
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return [undefined, cause instanceof Error ? cause.message || cause.name : 'no answer']
  }
}

function checkClock(date: string | null, nowMs: number): Finding {
  const differenceMs = Math.abs(Date.parse(date ?? '') - nowMs)
  if (!(differenceMs > CLOCK_MS)) return well('Clock', 'It agrees with the proxy.')
  const minutes = Math.round(differenceMs / 60_000)
  return bad(
    'Clock',
    `It differs from the proxy by ${countWords(minutes, 'minute')}. Let a time service (NTP) set both.`,
  )
}

async function checkCertificate(origin: string, nowMs: number): Promise<Finding> {
  const { hostname, port } = new URL(origin)
  // The request before has checked that the certificate is valid.
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname })
  socket.setTimeout(DEADLINE_MS, () => socket.destroy(new Error('no answer')))
  try {
    await once(socket, 'secureConnect')
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - nowMs) / DAY_MS)
    const left = countWords(days, 'day')
    return days < RENEWAL_DAYS
      ? bad('Certificate', `It ends in ${left}. Check why the proxy does not renew it.`)
      : well('Certificate', `It is valid for ${left}.`)
  } catch (error) {
    return bad(
      'Certificate',
      `It cannot be read: ${error instanceof Error ? error.message : error}`,
    )
  } finally {
    socket.destroy()
  }
}
