import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Calm {
  times: number[]
  /** Messages of failed requests. */
  failures: string[]
}

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
