/**
 * `npm run bench:rate` measures how many exchanges a second the server accepts from 8 people, how many the same
 * database accepts of their statements alone, and where the processor's time goes. The two take turns, so
 * that a busy minute of the machine affects both. `--turns=3` is the default. `--profile=FOLDER` saves Node's
 * profile of the server's last turn there.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { AppServer } from '../../../e2e/harness/app-server'
import { spreadOf } from '../statistics'
import { processorMs } from './processor-ms'
import { pushesPerSecond } from './pushes'
import { rawPerSecond } from './raw'

const SECONDS = 5

const { values: options } = parseArgs({
  options: { turns: { type: 'string', default: '3' }, profile: { type: 'string' } },
})
const turns = Number(options.turns)
if (!(turns >= 1)) throw new Error('--turns wants a number')

const server = await AppServer.launch(
  options.profile
    ? {
        NODE_OPTIONS: `--import=${join(import.meta.dirname, 'profile-server.mjs')}`,
        PROFILE_FOLDER: options.profile,
      }
    : {},
)
const signalProfile = () => options.profile && process.kill(server.pid, 'SIGUSR2')

try {
  // This warms up the server: compiling its code is a cost of the start and not of an exchange.
  await pushesPerSecond(server.url, 4 * SECONDS)
  const rates: number[] = []
  const raws: number[] = []
  for (let turn = 1; turn <= turns; turn++) {
    let [before, after] = [processorMs(server), processorMs(server)]
    const { perSecond, pushes } = await pushesPerSecond(server.url, SECONDS, {
      begin() {
        before = processorMs(server)
        signalProfile()
      },
      end() {
        after = processorMs(server)
        signalProfile()
      },
    })
    const raw = await rawPerSecond(server, SECONDS)
    rates.push(perSecond)
    raws.push(raw.perSecond)
    const each = (part: keyof typeof before) =>
      `${part} ${((after[part] - before[part]) / pushes).toFixed(2)}`
    console.log(
      `${perSecond.toFixed(0)} a second, ${raw.perSecond.toFixed(0)} by ${raw.by};`,
      `processor ms an exchange: ${each('server')}, ${each('database')}, ${each('client')}`,
    )
  }
  const [ours, raw] = [spreadOf(rates).median, spreadOf(raws).median]
  console.log(`Median ${ours.toFixed(0)} of ${raw.toFixed(0)}: ${(ours / raw).toFixed(2)}`)
} finally {
  await server.dispose()
}
