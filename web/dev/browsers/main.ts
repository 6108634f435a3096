/**
 * `npm run check:browsers [-- firefox …]` runs the app's main job in three engines as Debian ships them, against
 * the built server. As root it installs browsers and drivers that are missing.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppServer } from '../../e2e/harness/app-server'
import { chooseEngines } from './engines'
import { JOB } from './job'
import { needPackages } from './need-packages'
import { runJob } from './run-job'

const tally = { passed: 0, failed: 0 }
try {
  const engines = chooseEngines(process.argv.slice(2))
  needPackages(engines)
  const server = await AppServer.launch({ PAYMENTS: 'disabled' })
  try {
    for (const engine of engines) {
      const home = mkdtempSync(join(tmpdir(), 'lifetag-browser-'))
      await server.start()
      const passed = await runJob({ engine, home, server, steps: JOB, say: console.log })
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
      tally.passed += passed
      tally.failed += JOB.length - passed
    }
  } finally {
    await server.dispose()
  }
} catch (error) {
  tally.failed += 1
  console.log(error instanceof Error ? error.message : error)
}
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1
