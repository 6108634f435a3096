/** `lifetag COMMAND` is everything that an operator runs besides the server. */
import { isAppError } from './core/app-error'
import { StartError } from './core/start-error'
import { backupCommands } from './lifetag/backup'
import { describeCommand, describeCommands, parseCall, UsageError } from './lifetag/command'
import { databaseCommands, keysCommands } from './lifetag/database'
import { demoCommand } from './lifetag/demo'
import { doctorCommand } from './lifetag/doctor'
import { filesCommand } from './lifetag/files'
import { paymentsCommands } from './lifetag/payments'
import { setupCommands } from './lifetag/setup'
import { upgradeCommands } from './lifetag/upgrade'
import { userCommands } from './lifetag/users'

const COMMANDS = [
  doctorCommand,
  ...backupCommands,
  ...upgradeCommands,
  ...databaseCommands,
  ...setupCommands,
  ...userCommands,
  ...keysCommands,
  filesCommand,
  ...paymentsCommands,
  demoCommand,
]

process.stdout.on('error', ignoreClosedPipe)
process.exitCode = await run(process.argv.slice(2))

async function run(argv: readonly string[]): Promise<number> {
  const [first] = argv
  if (first === undefined || first === 'help' || first === '--help') {
    print(describeCommands(COMMANDS))
    return 0
  }
  try {
    const { command, given, wantsHelp, wantsJson } = parseCall(COMMANDS, argv)
    if (wantsHelp) {
      print(describeCommand(command))
      return 0
    }
    const { text, json, isBad } = await command.run(given)
    print(wantsJson ? JSON.stringify(json) : text)
    return isBad ? 1 : 0
  } catch (error) {
    // Any other error is a bug, and its stack helps to find it.
    const message = messageForOperator(error)
    if (argv.includes('--json')) print(JSON.stringify({ error: message ?? String(error) }))
    else console.error(message ?? error)
    return error instanceof UsageError ? 2 : 1
  }
}

function messageForOperator(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message
  if (isAppError(error, 'unavailable')) return 'The database does not answer.'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // Besides Node's codes, these are the classes of SQL for a refused login and an unknown database.
  const isUnreachable = /^(ECONN|ENOTFOUND|EAI_|CONNECT|28|3D)/.test(code)
  return isUnreachable ? `The database cannot be reached: ${code}` : undefined
}

/** For example `lifetag help | head -1`. A command that changes something goes on to its end. */
function ignoreClosedPipe(error: NodeJS.ErrnoException) {
  if (error.code !== 'EPIPE') throw error
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}
