import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import type { Env } from '../../core/env'
import { packageRoot } from '../../core/package-root'
import { seedCatalog } from './catalog'
import { connect, openPayments } from './open-payments'
import type { Payments } from './payments'

type Started = { payments: Payments | null; stop(): Promise<void> }

export async function startPayments(env: Env): Promise<Started> {
  const { payments, dataDir, port } = env
  const nothingToStop = async () => {}
  if (payments.mode === 'disabled') return { payments: null, stop: nothingToStop }
  if (payments.mode === 'stripe') {
    return { payments: openPayments({ ...payments, scriptUrl: null }), stop: nothingToStop }
  }
  const webhookSecret = `whsec_local_${randomBytes(24).toString('hex')}`
  const local = await startLocalStripe({
    stateFile: join(dataDir, 'local-stripe.json'),
    webhookUrl: `http://localhost:${port}/api/stripe/webhook`,
    webhookSecret,
  })
  if (!local) return { payments: null, stop: nothingToStop }
  const keys = { ...local.keys, webhookSecret, apiBase: local.url }
  await seedCatalog(connect(keys))
  return {
    payments: openPayments({ ...keys, scriptUrl: `${local.url}/stripe.js` }),
    stop: local.stop,
  }
}

type Options = { stateFile: string; webhookUrl: string; webhookSecret: string }

const STOP_MS = 2_000
const startedSchema = z.object({
  url: z.url(),
  keys: z.object({ secretKey: z.string(), publishableKey: z.string() }),
})

/**
 * Runs the Stripe emulator from its sources, which are not part of the build. Returns null without them. The
 * emulator ends when our end of the pipe closes.
 */
async function startLocalStripe(options: Options) {
  const entry = join(packageRoot, 'dev', 'stripe-emulator', 'main.ts')
  if (!existsSync(entry)) return null
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    cwd: packageRoot,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      EMULATOR_STATE_FILE: options.stateFile,
      EMULATOR_WEBHOOK_URL: options.webhookUrl,
      EMULATOR_WEBHOOK_SECRET: options.webhookSecret,
    },
  })
  const ended = once(child, 'exit')
  child.stdin.on('error', () => {})
  const lines = createInterface({ input: child.stdout })
  const line = await Promise.race([
    once(lines, 'line').then(([text]) => String(text)),
    ended.then(() => undefined),
  ])
  if (line === undefined) return null
  const { url, keys } = startedSchema.parse(JSON.parse(line))
  return {
    url,
    keys,
    async stop() {
      child.stdin.end()
      const kill = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await ended
      clearTimeout(kill)
    },
  }
}
