import { expect, it } from 'vitest'
import { backupCommands } from './backup'
import { parseCall, UsageError } from './command'
import { keysCommands } from './database'
import { filesCommand } from './files'
import { paymentsCommands } from './payments'
import { userCommands } from './users'

const COMMANDS = [
  ...backupCommands,
  ...userCommands,
  ...keysCommands,
  ...paymentsCommands,
  filesCommand,
]

async function call(line: string) {
  const { command, given } = parseCall(COMMANDS, line.split(' '))
  return command.run(given)
}

it.each([
  ['', 'No command is given. See: lifetag help'],
  ['--json', 'No command is given. See: lifetag help'],
  ['nonsense', 'There is no command "nonsense". See: lifetag help'],
  ['user', '"user" needs one more word: user grant-owner, '],
  ['user nonsense', 'There is no command "user nonsense". There are: user grant-owner, '],
  ['user grant-owner', 'Usage: lifetag user grant-owner E-MAIL'],
  ['user grant-owner a@b.example more', 'Usage: lifetag user grant-owner E-MAIL'],
  ['keys rewrap --fast', "Unknown option '--fast'. See: lifetag keys rewrap --help"],
  ['keys rewrap --json=yes', "Option '--json' does not take an argument. See: "],
  ['files move nowhere', 'Usage: lifetag files move store|database'],
  ['payments reconcile soon', 'Say how many days back, as a number.'],
  ['backup', 'Say where to: lifetag backup --to FOLDER, or set BACKUP_TO'],
  ['restore x.age', 'Name the file of the secret key: --identity KEYFILE'],
  ['verify', 'Usage: lifetag verify FILE'],
  ['payments reconcile -5', "Unknown option '-5'. See: lifetag payments reconcile --help"],
])('"lifetag %s" is refused before anything is done', async (line, message) => {
  const error = await call(line).catch(reason => reason)
  expect(error).toBeInstanceOf(UsageError)
  expect(error.message).toContain(message)
})

it.each([
  ['backup --to /tmp', 'Set BACKUP_RECIPIENT, the public key that backups are sealed to.'],
  ['backup --to /tmp --recipient age1x', 'age1x is no public key of age. It begins with age1.'],
  ['verify x.age --identity none.txt', 'none.txt cannot be read'],
  [`verify x.age --identity ${import.meta.filename}`, 'no line that begins with AGE-SECRET-KEY-1'],
])('"lifetag %s" fails with what to do', async (line, message) => {
  await expect(call(line)).rejects.toThrow(message)
})
