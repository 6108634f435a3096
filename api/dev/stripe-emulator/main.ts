/**
 * The emulator as a process of its own, started by the server where no Stripe keys are set. It says
 * its address in one line of JSON, and ends with the server: their pipe closes however that dies.
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
// The server ends us when it has ended; a Ctrl-C in a terminal reaches both at once.
process.on('SIGINT', () => {})
process.stdout.write(`${JSON.stringify({ url: emulator.url, keys: EMULATOR_KEYS })}\n`)
