/** `node api/dist/worker.js` delivers messages and runs jobs for servers with `WORKER=separate`. */
import { readEnv } from './core/env'
import { StartError } from './core/start-error'
import { writeLine } from './log-lines'
import { openServices } from './open-services'
import { createShutdown } from './shutdown'
import { startWorker } from './worker'

/** This interval lets 95 % of alerts leave within a second of their event. */
const POLL_MS = 500

start().catch(error => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})

async function start() {
  const env = readEnv(process.env)
  if (!env.database) throw new StartError('DATABASE_URL is required for a separate worker')
  const shutdown = createShutdown()
  const { services, ownerUrl, jobReads, backUp } = await openServices({
    // The local Stripe belongs to a server.
    env: env.payments.mode === 'unset' ? { ...env, payments: { mode: 'disabled' } } : env,
    log: entry => writeLine(JSON.stringify(entry)),
    shutdown,
    hasWorker: true,
  })
  const worker = startWorker({ services, ownerUrl, jobReads, backUp, pollMs: POLL_MS })
  shutdown.add('worker', worker.stop)
  process.stdout.write('The worker is running\n')
}
