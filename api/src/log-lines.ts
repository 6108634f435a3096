import { writeSync } from 'node:fs'

const GATHER_MS = 50
const STDOUT = 1

let waiting: string[] = []

/**
 * A line for standard output, written with those of the same moment: each write to a pipe holds up the
 * whole process. What waits when the process ends, even by a fault, is written then.
 */
export function writeLine(line: string): void {
  if (waiting.length === 0) setTimeout(() => process.stdout.write(take()), GATHER_MS).unref()
  waiting.push(line)
}

process.on('exit', () => {
  try {
    if (waiting.length > 0) writeSync(STDOUT, take())
  } catch {
    // Nobody reads any more.
  }
})

function take(): string {
  const text = waiting.map(line => `${line}\n`).join('')
  waiting = []
  return text
}
