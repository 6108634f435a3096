/**
 * `npm test` runs the short stages and `npm run test:all` the rest too, two at a time and the browser last. A stage
 * that fails does not stop the others. `npm run check -- --only=api` runs one stage, and
 * `npm run check -- --changed` runs what a change can break.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { choose } from './check/choose'
import { failure, outputFile, runStage } from './check/run-stage'
import { type Stage, stages } from './check/stages'
import type { Tally } from './check/tally'

const folder = mkdtempSync(join(tmpdir(), 'lifetag-check-'))
const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interrupted.abort())
}

/** Two cores have little use for more stages: each waits only for a part of its time. */
const STAGES_AT_A_TIME = 2

const tallies = new Map<string, Tally>()
try {
  const chosen = choose(stages(), process.argv.slice(2))
  const running = new Set<Promise<void>>()
  for (const stage of chosen) {
    const others = stage.isAlone ? 0 : STAGES_AT_A_TIME - 1
    while (running.size > others) await Promise.race(running)
    const run: Promise<void> = runAndTell(stage).finally(() => running.delete(run))
    running.add(run)
    if (stage.isAlone) await run
  }
  await Promise.all(running)
} catch (error) {
  tallies.set('check', failure(error instanceof Error ? error.message : String(error)))
}
rmSync(folder, { recursive: true, force: true })

console.log('\n── all')
for (const [name, tally] of tallies) console.log(lineOf(name, tally))
const passed = sum(tally => tally.passed)
const failed = sum(tally => tally.failed)
// The process ends only when the reader of a pipe has the last line.
process.stdout.write(`${passed} passed, ${failed} failed\n`, () => {
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
})

async function runAndTell(stage: Stage): Promise<void> {
  const title = `\n── ${stage.name}: ${stage.says}`
  const startedAtMs = performance.now()
  console.log(stage.isAlone ? title : `· ${stage.name} begins`)
  const tally = await runOrRefuse(stage)
  tallies.set(stage.name, tally)
  const printed = outputFile(stage, folder)
  if (existsSync(printed)) process.stdout.write(`${title}\n${readFileSync(printed, 'utf8')}`)
  console.log(lineOf(stage.name, tally, performance.now() - startedAtMs))
}

async function runOrRefuse(stage: Stage): Promise<Tally> {
  if (interrupted.signal.aborted) return failure('did not run: interrupted')
  if (stage.needs && tallies.get(stage.needs)?.failed) {
    return failure(`did not run: ${stage.needs} failed`)
  }
  return runStage(stage, folder, interrupted.signal)
}

function lineOf(name: string, { passed, failed, notes }: Tally, tookMs?: number): string {
  const mark = failed === 0 ? '✓' : '✗'
  const took = tookMs === undefined ? '' : ` in ${(tookMs / 1000).toFixed(1)} s`
  const head = `${mark} ${name}: ${passed} ok, ${failed} not ok${took}`
  return [head, ...notes.map(note => `    ${note}`)].join('\n')
}

function sum(count: (tally: Tally) => number): number {
  return [...tallies.values()].reduce((total, tally) => total + count(tally), 0)
}
