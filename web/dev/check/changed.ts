import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { BROWSER_TESTS, CORE } from './browser-tests'
import type { Stage } from './stages'
import type { Tally } from './tally'

/** Paths are from the repository's root. */
export interface Change {
  since: string
  files: string[]
}

const root = join(import.meta.dirname, '../../..')

export function changeSince(since: string): Change {
  const asked = [
    ['diff', '--name-only', `${since}...HEAD`],
    ['diff', '--name-only', 'HEAD'],
    ['ls-files', '--others', '--exclude-standard'],
  ]
  const files = asked.flatMap(args =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean),
  )
  if (files.length === 0) {
    throw new Error(`Nothing differs from ${since}. Say --changed=<commit or branch>`)
  }
  return { since, files: [...new Set(files)] }
}

/**
 * A stage with unit tests runs the tests that import the change, and the browser stage runs the tests of the
 * changed folders. A stage that cannot be narrowed runs whole. A change of dependencies or of the check
 * itself runs everything.
 */
export function narrow(stages: readonly Stage[], change: Change): Stage[] {
  if (change.files.some(file => EVERYTHING.test(file))) return [...stages]
  const browser = browserTestsOf(change)
  return stages.flatMap((stage): Stage[] => {
    const folders = IMPORTED[stage.name]
    if (folders)
      return change.files.some(file => folders.test(file)) ? [ofImports(stage, change)] : []
    if (stage.name === 'sync-proof') return change.files.some(isSync) ? [stage] : []
    if (stage.name === 'build') return browser.length > 0 ? [stage] : []
    if (stage.name !== 'browser') return [stage]
    return browser.length > 0 ? [ofFiles(stage, browser)] : []
  })
}

const EVERYTHING =
  /(^|\/)(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig[^/]*\.json|[a-z]+\.config\.ts)$|^web\/dev\/(check|test)\b/

const IMPORTED: Readonly<Record<string, RegExp>> = {
  protocol: /^sync-protocol\//,
  web: /^(web\/src|sync-protocol\/src)\//,
  api: /^(api|sync-protocol\/src)\//,
}

const isSync = (file: string) =>
  /^(web\/(src\/(sync|db|sw)|dev\/sync-proof)|sync-protocol\/src\/sync|api\/src\/(records|db|features\/(sync|family)))\//.test(
    file,
  )

export function browserTestsOf({ files }: Pick<Change, 'files'>): string[] {
  const rooms = new Set(files.flatMap(roomOf))
  const itself = new Set(files.filter(file => file.endsWith('.e2e.ts')).map(baseName))
  const named = Object.entries(BROWSER_TESTS)
    .filter(([test, about]) => itself.has(test) || about.some(room => rooms.has(room)))
    .map(([test]) => test)
  const shipped = files.some(file => /^(web|api|sync-protocol)\/src\/|^public\//.test(file))
  return [...new Set([...named, ...(shipped ? CORE : [])])].sort()
}

/** Returns `shop` for web/src/features/shop/cart.tsx and api/src/features/shop/…, and `ui` for web/src/ui/…. */
export function roomOf(file: string): string[] {
  if (isTest(file)) return []
  const inside = /^(?:web|api|sync-protocol)\/src\/(.+)$/.exec(file)?.[1]
  const [first, second] = inside?.split('/') ?? []
  const room = first === 'features' ? second : first
  return room === undefined ? [] : [room]
}

const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file)
const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1)

/** The stage passes if no test imports the change. */
function ofImports({ command, tally, ...stage }: Stage, { since }: Change): Stage {
  const narrowed: Stage['command'] = [...command, '--changed', since, '--passWithNoTests']
  return { ...stage, command: narrowed, ...(tally && { tally: orNoTests(tally) }) }
}

const ofFiles = (stage: Stage, files: string[]): Stage => {
  const [program, ...args] = stage.command
  return { ...stage, command: [program, ...args.filter(arg => arg !== '--grep=@core'), ...files] }
}

const orNoTests =
  (tally: NonNullable<Stage['tally']>) =>
  (report: unknown, exitCode: number): Tally => {
    const counted = tally(report, exitCode)
    const isEmpty = exitCode === 0 && counted.passed === 0 && counted.notes[0] === NO_TESTS
    return isEmpty ? { passed: 0, failed: 0, notes: ['no test imports it'] } : counted
  }

const NO_TESTS = 'ran no tests'
