import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Calm {
  times: number[]
  /** What was asked, and what came of it. */
  failures: string[]
}

/** Somebody begins their day (calm-person.ts); `end` gives the times. */
export async function startCalm(port: number): Promise<{ end(): Promise<Calm> }> {
  const child = fork(join(import.meta.dirname, 'calm-person.ts'), [String(port)], {
    execArgv: ['--import', 'tsx'],
  })
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('The calm person is gone')))
  gone.catch(() => {})
  await Promise.race([once(child, 'message'), gone])
  return {
    async end() {
      child.send('end')
      const [calm] = await Promise.race([once(child, 'message'), gone])
      child.kill()
      return calm
    },
  }
}
