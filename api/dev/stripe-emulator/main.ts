/**
 * The server starts this process if no Stripe keys are set. The process ends with the server, because their
 * pipe closes however the server dies.
 */
import * as z from 'zod/mini'
import { EMULATOR_KEYS } from './sentinel'
import { startEmulator } from './start-emulator'

const options = z
  .object({
    EMULATOR_WEBHOOK_URL: z.url(),
    EMULATOR_WEBHOOK_SECRET: z.string(),
    EMULATOR_STATE_FILE: z.string(),
  })
  .parse(process.env)

const emulator = await startEmulator({
  webhookUrl: options.EMULATOR_WEBHOOK_URL,
  webhookSecret: options.EMULATOR_WEBHOOK_SECRET,
  stateFile: options.EMULATOR_STATE_FILE,
})
const end = () => void emulator.close().finally(() => process.exit(0))
process.stdin.on('end', end).on('error', end).resume()
// A Ctrl-C in a terminal reaches both processes, but the server has to end first.
process.on('SIGINT', () => {})
process.stdout.write(`${JSON.stringify({ url: emulator.url, keys: EMULATOR_KEYS })}\n`)
