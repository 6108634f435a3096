/**
 * `npm test` runs the short stages and `npm run test:all` the rest too, fast ones first and the browser last.
 * A stage that fails does not stop the others. `npm run check -- --only=api` runs one stage, and
 * `npm run check -- --changed` runs what a change can break.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { choose } from './check/choose'
import { failure, runStage } from './check/run-stage'
import { type Stage, stages } from './check/stages'
import type { Tally } from './check/tally'

const folder = mkdtempSync(join(tmpdir(), 'lifetag-check-'))
const reportFile = join(folder, 'report.json')
const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interrupted.abort())
}

const tallies = new Map<string, Tally>()
try {
  for (const stage of choose(stages(reportFile), process.argv.slice(2))) {
    console.log(`\n── ${stage.name}: ${stage.says}`)
    const startedAtMs = performance.now()
    const tally = await runOrRefuse(stage)
    tallies.set(stage.name, tally)
    console.log(lineOf(stage.name, tally, performance.now() - startedAtMs))
  }
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

async function runOrRefuse(stage: Stage): Promise<Tally> {
  if (interrupted.signal.aborted) return failure('did not run: interrupted')
  if (stage.needs && tallies.get(stage.needs)?.failed) {
    return failure(`did not run: ${stage.needs} failed`)
  }
  return runStage(stage, reportFile, interrupted.signal)
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
