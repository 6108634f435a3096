import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/** Tests pass an invented machine. */
export interface Machine {
  platform: NodeJS.Platform
  env: Readonly<Record<string, string | undefined>>
  home: string
  isRoot: boolean
  exists(path: string): boolean
  /** Returns whether the command succeeded. */
  run(program: string, args: readonly string[], limitMinutes: number): boolean
  say(line: string): void
}

export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: (program, args, limitMinutes) => {
    const { status } = spawnSync(program, args, {
      cwd: join(import.meta.dirname, '..'),
      stdio: args[0] === '--version' ? 'ignore' : ['ignore', process.stderr, process.stderr],
      timeout: limitMinutes * 60_000,
      shell: process.platform === 'win32', // npx is a .cmd there
    })
    return status === 0
  },
  say: line => console.error(line),
}

export function onPath(name: string, { env, exists }: Machine): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map(folder => join(folder, name)).find(exists)
}

export const mayInstall = (machine: Machine): boolean =>
  machine.platform === 'linux' && machine.isRoot && onPath('apt-get', machine) !== undefined

export function installByApt(what: readonly string[], machine: Machine): void {
  const apt = ['DEBIAN_FRONTEND=noninteractive', 'apt-get']
  machine.run('env', [...apt, 'update'], 3)
  machine.run('env', [...apt, 'install', '-y', ...what], 8)
}
