import { type ParseArgsConfig, parseArgs } from 'node:util'
import { StartError } from '../core/start-error'

export type Command = {
  /** One or two words, such as `user grant-owner`. */
  name: string
  /** Each is required, unless it is in brackets. */
  args?: readonly string[]
  options?: Readonly<Record<string, Option>>
  help: string
  run(given: Given): Promise<Answer>
}

type Option = {
  /** The name of the option's value. An option without one is a switch. */
  value?: string
  help: string
}

export type Given = {
  args: readonly string[]
  value(option: string): string | undefined
  has(option: string): boolean
}

export type Answer = {
  text: string
  /** The value that `--json` prints. */
  json: Readonly<Record<string, unknown>>
  /** The command ran, and what it checked is not well. */
  isBad?: boolean
}

/** The command was called in a wrong way and has done nothing. */
export class UsageError extends StartError {
  override name = 'UsageError'
}

type Call = { command: Command; given: Given; wantsHelp: boolean; wantsJson: boolean }

export function parseCall(commands: readonly Command[], argv: readonly string[]): Call {
  const words = argv.filter(word => !word.startsWith('-'))
  const command = commands.find(({ name }) =>
    name.split(' ').every((word, nth) => words[nth] === word),
  )
  if (!command) throw new UsageError(unknownCommand(commands, words))
  const { values, positionals } = parseOptions(command, argv)
  const args = positionals.slice(command.name.split(' ').length)
  const wantsHelp = values.help === true
  if (!wantsHelp) refuseArgs(command, args)
  return {
    command,
    wantsHelp,
    wantsJson: values.json === true,
    given: {
      args,
      value(option) {
        const value = values[option]
        return typeof value === 'string' ? value : undefined
      },
      has: option => values[option] === true,
    },
  }
}

function parseOptions({ name, options = {} }: Command, argv: readonly string[]) {
  const known: NonNullable<ParseArgsConfig['options']> = {
    help: { type: 'boolean' },
    json: { type: 'boolean' },
  }
  for (const [option, { value }] of Object.entries(options)) {
    known[option] = { type: value ? 'string' : 'boolean' }
  }
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options: known })
  } catch (error) {
    // Node's message ends with advice about option-like arguments, which no command takes.
    const reason = error instanceof Error ? error.message.split('. ')[0] : ''
    throw new UsageError(`${reason}. See: lifetag ${name} --help`)
  }
}

function refuseArgs({ name, args = [] }: Command, given: readonly string[]) {
  const required = args.filter(arg => !arg.startsWith('['))
  if (given.length >= required.length && given.length <= args.length) return
  throw new UsageError(`Usage: lifetag ${[name, ...args].join(' ')}`)
}

function unknownCommand(commands: readonly Command[], words: readonly string[]): string {
  const [first = ''] = words
  const group = commands.filter(({ name }) => name.startsWith(`${first} `))
  if (first === '') return 'No command is given. See: lifetag help'
  if (group.length === 0) return `There is no command "${first}". See: lifetag help`
  const known = group.map(({ name }) => name).join(', ')
  return words[1] === undefined
    ? `"${first}" needs one more word: ${known}`
    : `There is no command "${first} ${words[1]}". There are: ${known}`
}

export function describeCommands(commands: readonly Command[]): string {
  const lines = commands.map(({ name, args = [], help }) => [[name, ...args].join(' '), help])
  return [
    'lifetag COMMAND [--json]',
    '',
    ...columns(lines),
    '',
    'lifetag COMMAND --help lists the options of a command. --json prints the result for scripts.',
    'Exit codes: 0 done, 1 failed or not well, 2 called in a wrong way.',
  ].join('\n')
}

export function describeCommand({ name, args = [], options = {}, help }: Command): string {
  const own = Object.entries(options).map(([option, { value, help }]) => [
    `--${option}${value ? ` ${value}` : ''}`,
    help,
  ])
  const lines = columns([...own, ['--json', 'prints the result as JSON']])
  return [`lifetag ${[name, ...args].join(' ')}`, '', help, '', ...lines].join('\n')
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([first = '']) => first.length))
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`)
}
