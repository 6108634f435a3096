import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

interface ChildServer {
  url: string
  dispose(): Promise<void>
}

export async function startChildServer(file: string): Promise<ChildServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, file)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: import.meta.dirname,
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const [port] = await Promise.race([
    once(lines, 'line'),
    exited.then(() => Promise.reject(new Error(`${file} ended while starting`))),
  ])
  return {
    url: `http://localhost:${port}`,
    async dispose() {
      process.off('exit', kill)
      kill()
      await exited
    },
  }
}
