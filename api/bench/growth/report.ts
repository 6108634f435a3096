import { cpus, loadavg } from 'node:os'
import { percentile } from '../responder/open-loop'
import { ACTIONS, type Action, type Times } from './measure'
import type { Town } from './town'

export type Column = {
  town: Pick<Town, 'name' | 'size' | 'bytes' | 'filledInSeconds'>
  times: Times
}

/** The ratio of the last column to the first. */
const MOST_GROWTH = 1.2

const NAMES: Readonly<Record<Action, string>> = {
  scan: 'scan',
  signIn: 'sign-in',
  push: 'push of an edit',
  pull: 'pull of an edit',
}

type Line = { name: string; of: (column: Column) => number; isAim?: boolean }

const median = (times: readonly number[]) => percentile(times, 0.5)
const LINES: readonly Line[] = [
  ...ACTIONS.flatMap((action): Line[] => [
    { name: `${NAMES[action]}, median`, of: ({ times }) => median(times[action]), isAim: true },
    { name: `${NAMES[action]}, p95`, of: ({ times }) => percentile(times[action], 0.95) },
  ]),
  {
    name: 'sign-in without argon2, median',
    of: ({ times }) => median(times.signIn) - median(times.argon2),
    isAim: true,
  },
]

export function report(columns: readonly Column[], rounds: number, note = ''): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rows = LINES.map(({ name, of }) =>
    line([
      name,
      ...columns.map(column => `${of(column).toFixed(1)} ms`),
      growth(columns, of).toFixed(2),
    ]),
  )
  const facts: [string, (column: Column) => string][] = [
    ['the database', ({ town }) => `${(town.bytes / 1024 ** 2).toFixed(0)} MB`],
    ['filled in', ({ town }) => `${town.filledInSeconds.toFixed(0)} s`],
  ]
  const names = [...new Set(columns.map(({ town }) => town.name))].filter(name => name !== '')
  const titleOf = ({ town: { name, size } }: Column) =>
    `${name && `${name}, `}${size.toLocaleString('en')} people`
  return `${names.length > 0 ? aboutNamed(names, rounds) : aboutSizes(rounds)}

${new Date().toISOString().slice(0, 10)}, Node ${process.version} on ${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unnamed processor'} that servers, databases and
clients share; the machine's load was ${loadavg()[0]?.toFixed(1)}.${note && ` ${note}`}

${line(['', ...columns.map(titleOf), 'last ÷ first'])}
${line(['---', ...columns.map(() => '---'), '---'])}
${rows.join('\n')}
${facts.map(([name, of]) => line([name, ...columns.map(of), ''])).join('\n')}
`
}

const aboutSizes = (rounds: number) => `# Growth

\`npm run bench:growth -- --write\` writes this: what a person does at the built server, over HTTP, beside ever
more other people. ${rounds} times each, one after the other, the columns in turn, by 100 people who signed up
while the others were filled in. The aim: no median of the last column is more than ${MOST_GROWTH} times the first's.`

const aboutNamed = (names: readonly string[], rounds: number) => `## ${names.join(', ')}

\`npm run bench:growth -- --url=… --name=… --write\` writes this: the same on databases that are there. ${rounds} times
each, one after the other, the columns of one size in turn.`

export function withReport(file: string, text: string): string {
  const [sizes = '', ...named] = file.split(/^(?=## )/m)
  const isNamed = text.startsWith('## ')
  const title = text.split('\n')[0]
  const others = named.filter(section => section.split('\n')[0] !== title)
  const parts = isNamed ? [sizes, ...others, text] : [text, ...named]
  return `${parts.map(part => part.trim()).join('\n\n')}\n`
}

export const isWithinAim = (columns: readonly Column[]): boolean =>
  LINES.every(({ of, isAim }) => !isAim || growth(columns, of) <= MOST_GROWTH)

function growth(columns: readonly Column[], of: Line['of']): number {
  const [first, last] = [columns.at(0), columns.at(-1)]
  return first && last ? of(last) / of(first) : Number.NaN
}
