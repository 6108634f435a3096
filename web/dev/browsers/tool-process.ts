import { spawn } from 'node:child_process'
import { once } from 'node:events'

const startLimitMs = 60_000

interface ToolProcess {
  ready: RegExpExecArray
  end(): Promise<void>
}

/** The program ends with this process at the latest. */
export async function startTool(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  ready: RegExp,
): Promise<ToolProcess> {
  const child = spawn(program, args, { env: { ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  const ended = once(child, 'exit').finally(() => process.off('exit', killWithUs))
  const end = async () => {
    child.kill()
    await ended
  }
  let output = ''
  const isReady = new Promise<RegExpExecArray>((resolve, reject) => {
    const giveUp = (why: string) => reject(new Error(`${program} ${why}:\n${output}`))
    const limit = setTimeout(() => giveUp('was not ready in time'), startLimitMs)
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const found = ready.exec(output)
        if (!found) return
        clearTimeout(limit)
        resolve(found)
      })
    }
    ended.then(() => giveUp('ended'), reject)
  })
  try {
    return { ready: await isReady, end }
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}
