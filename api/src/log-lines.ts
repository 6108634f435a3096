import { writeSync } from 'node:fs'

const GATHER_MS = 50
const STDOUT = 1

let waiting: string[] = []

/**
 * Lines within 50 ms are written together, because each write to a pipe blocks the whole process. Waiting
 * lines are written when the process exits, even after a crash.
 */
export function writeLine(line: string): void {
  if (waiting.length === 0) setTimeout(() => process.stdout.write(take()), GATHER_MS).unref()
  waiting.push(line)
}

process.on('exit', () => {
  try {
    if (waiting.length > 0) writeSync(STDOUT, take())
  } catch {
    // The reader of the pipe is gone.
  }
})

function take(): string {
  const text = waiting.map(line => `${line}\n`).join('')
  waiting = []
  return text
}
