import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { playwrightReportVariable, type Stage } from './stages'
import { type Tally, tallyExit } from './tally'

const root = join(import.meta.dirname, '../../..')
const isWindows = process.platform === 'win32'

/** Never throws. */
export async function runStage(
  stage: Stage,
  reportFile: string,
  signal: AbortSignal,
): Promise<Tally> {
  rmSync(reportFile, { force: true })
  const limit = AbortSignal.timeout(stage.limitMinutes * 60_000)
  const exitCode = await run(stage, reportFile, AbortSignal.any([signal, limit]))
  if (limit.aborted) return failure(`took longer than ${stage.limitMinutes} minutes`)
  if (signal.aborted) return failure('was interrupted')
  if (!stage.tally) return tallyExit(exitCode)
  try {
    const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'))
    return stage.tally(report, exitCode)
  } catch {
    return failure(`left no report that can be read (exit code ${exitCode})`)
  }
}

export function failure(note: string): Tally {
  return { passed: 0, failed: 1, notes: [note] }
}

/** Returns the command's exit code, when all of its processes have ended. */
function run(stage: Stage, reportFile: string, signal: AbortSignal): Promise<number> {
  const folder = join(root, stage.folder)
  const [program, ...args] = stage.command
  const bins = [folder, root].map(at => join(at, 'node_modules/.bin'))
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        PATH: [...bins, process.env.PATH].join(delimiter),
        ...stage.env,
        [playwrightReportVariable]: reportFile,
      },
      shell: isWindows, // .cmd shims need a shell
      detached: !isWindows, // its own process group, so that all of it can be ended
    })
    const end = (how: NodeJS.Signals) => {
      if (child.pid === undefined) return
      try {
        if (isWindows) child.kill(how)
        else process.kill(-child.pid, how)
      } catch {
        // All processes have already ended.
      }
    }
    const abort = () => {
      end('SIGTERM')
      setTimeout(end, 10_000, 'SIGKILL').unref()
    }
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()

    child.on('error', error => {
      console.error(error.message)
      resolve(127)
    })
    child.on('close', code => {
      signal.removeEventListener('abort', abort)
      end('SIGKILL')
      resolve(code ?? 1)
    })
  })
}
