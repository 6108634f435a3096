import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Resolves when a started server prints its address, and rejects if it ends first. */
export async function untilUp(child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error('the server has no output')
  const lines = createInterface({ input: child.stdout })
  const isUp = new Promise<void>(resolve => {
    lines.on('line', line => {
      if (line.includes('is running at')) resolve()
    })
  })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the server ended')))
  await Promise.race([isUp, ended])
  ended.catch(() => {})
}
