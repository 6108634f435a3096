import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { playwrightReportVariable, REPORT, type Stage } from './stages'
import { type Tally, tallyExit } from './tally'

const root = join(import.meta.dirname, '../../..')
const isWindows = process.platform === 'win32'

/** Never throws. Writes the stage's report and what it prints into `folder`. */
export async function runStage(stage: Stage, folder: string, signal: AbortSignal): Promise<Tally> {
  const reportFile = join(folder, `${stage.name}.json`)
  const limit = AbortSignal.timeout(stage.limitMinutes * 60_000)
  const output = stage.isAlone ? 'inherit' : openSync(outputFile(stage, folder), 'w')
  const exitCode = await run(stage, reportFile, output, AbortSignal.any([signal, limit]))
  if (output !== 'inherit') closeSync(output)
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

/** Two stages at a time would mix their lines in a terminal. */
export const outputFile = (stage: Stage, folder: string): string =>
  join(folder, `${stage.name}.txt`)

export function failure(note: string): Tally {
  return { passed: 0, failed: 1, notes: [note] }
}

/** Returns the command's exit code, when all of its processes have ended. */
function run(
  stage: Stage,
  reportFile: string,
  output: 'inherit' | number,
  signal: AbortSignal,
): Promise<number> {
  const folder = join(root, stage.folder)
  const [program, ...rest] = stage.command
  const args = rest.map(arg => arg.replace(REPORT, reportFile))
  const bins = [folder, root].map(at => join(at, 'node_modules/.bin'))
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', output, output],
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
