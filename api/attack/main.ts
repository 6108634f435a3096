/**
 * `npm run attack` runs each attack on the built server while another person uses it. It prints that person's
 * response times and the server's growth in memory. It fails if one of their requests fails, if their 95th
 * percentile is 250 ms or more, if the server grows by more than 100 MB, or if a finding does not hold.
 */
import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { percentile } from '../bench/responder/open-loop'
import type { Attack, Context, Finding } from './attack'
import { ATTACKS } from './attacks'
import { type Calm, startCalm } from './calm'
import { staleness, startTarget } from './server'

const P95_MAX_MS = 250
const MEMORY_MAX_MB = 100
/** The calm person's own code allows only 60 views a minute. */
const SECONDS_MAX = 25
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, seconds: { type: 'string', default: '15' } },
})
const seconds = Number(options.seconds)
const names = options.only?.split(',')
const chosen = ATTACKS.filter(({ name }) => !names || names.includes(name))
const unknown = names?.filter(name => !ATTACKS.some(each => each.name === name)) ?? []
const fault =
  staleness() ??
  (unknown.length > 0
    ? `There is no ${unknown.join(', ')}. There are: ${ATTACKS.map(({ name }) => name).join(', ')}`
    : undefined)

if (fault !== undefined || !(seconds > 0 && seconds <= SECONDS_MAX)) {
  process.stderr.write(`${fault ?? `--seconds is at most ${SECONDS_MAX}`}\n`)
  process.exit(2)
}

const { context, stop } = await startTarget()
try {
  process.stdout.write(
    '| attack | calm requests | failed | p50 | p95 | worst | memory | |\n|---|--:|--:|--:|--:|--:|--:|---|\n',
  )
  const idle: Attack = { name: 'idle', title: '(none)', prepare: async () => {}, attack: rest }
  for (const attack of [idle, ...chosen]) {
    const outcome = await runAttack(context, attack)
    const isPassed = report(attack, outcome)
    if (!isPassed && attack !== idle) process.exitCode = 1
  }
} finally {
  await stop()
}

async function rest(_context: Context, _state: unknown, signal: AbortSignal) {
  await sleep(seconds * 1_000, undefined, { signal }).catch(() => {})
}

type Outcome = { calm: Calm; findings: readonly Finding[]; grownMb: number }

async function runAttack(
  context: Context,
  { prepare, attack, check, isOutage }: Attack,
): Promise<Outcome> {
  const state = await prepare(context)
  const memory = await watchMemory(context)
  if (isOutage) await attack(context, state, new AbortController().signal)
  const person = await startCalm(context.port)
  const load = new AbortController()
  setMaxListeners(0, load.signal)
  const end = sleep(seconds * 1_000).then(() => load.abort())
  if (!isOutage) await attack(context, state, load.signal)
  // Wait for requests that began in time, and for later effects of the attack.
  await end
  await sleep(1_000)
  const calm = await person.end()
  const grownMb = memory.end()
  return { calm, grownMb, findings: (await check?.(context, state)) ?? [] }
}

/** `end` returns the largest growth in MB. */
async function watchMemory({ memoryMb }: Context) {
  const beforeMb = await memoryMb()
  let mostMb = beforeMb
  const measure = async () => {
    mostMb = Math.max(mostMb, await memoryMb())
  }
  // The requests report a server that has died.
  const timer = setInterval(() => void measure().catch(() => {}), 250)
  return {
    end() {
      clearInterval(timer)
      return mostMb - beforeMb
    },
  }
}

function report({ title }: Attack, { calm, findings, grownMb }: Outcome) {
  const { times, failures } = calm
  const broken = findings.filter(({ holds }) => !holds)
  const p95 = percentile(times, 0.95)
  const isPassed =
    failures.length === 0 && p95 < P95_MAX_MS && grownMb <= MEMORY_MAX_MB && broken.length === 0
  const ms = (value: number) => `${value.toFixed(0)} ms`
  const cells = [
    ...[title, times.length + failures.length, failures.length],
    ...[ms(percentile(times, 0.5)), ms(p95), ms(Math.max(...times)), `+${grownMb.toFixed(0)} MB`],
    [isPassed ? 'pass' : 'FAIL', ...findings.flatMap(({ figure }) => figure ?? [])].join('; '),
  ]
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
  for (const each of new Set(failures)) process.stdout.write(`|   calm: ${each} |\n`)
  for (const { claim, seen } of broken) {
    process.stdout.write(`|   does not hold: ${claim}; seen: ${seen} |\n`)
  }
  return isPassed
}
