import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium as playwrightsOwn } from '@playwright/test'

/** What the search asks of the machine; a test hands in another one. */
export interface Machine {
  platform: NodeJS.Platform
  env: Readonly<Record<string, string | undefined>>
  home: string
  isRoot: boolean
  /** Where Playwright's own download is, or would be. */
  downloadPath: string
  exists(path: string): boolean
  /** Runs a command to its end; true when it went well. */
  run(program: string, args: readonly string[], limitMinutes: number): boolean
  say(line: string): void
}

export interface Chromium {
  path: string
  how: string
}

/** A Chromium that starts, installed now if there is none. Throws a message for people. */
export function ensureChromium(machine: Machine = thisMachine): Chromium {
  const found = findChromium(machine) ?? installChromium(machine)
  if (!found) throw new Error(noChromium)
  machine.say(`Chromium: ${found.path} (${found.how})`)
  return found
}

/** The first Chromium of this machine that starts. Throws when the one asked for does not. */
export function findChromium(machine: Machine): Chromium | undefined {
  const asked = machine.env.PLAYWRIGHT_CHROMIUM
  if (asked) {
    if (starts(asked, machine)) return { path: asked, how: 'PLAYWRIGHT_CHROMIUM' }
    throw new Error(`PLAYWRIGHT_CHROMIUM names ${asked}, which does not start.`)
  }
  const system = systemPaths(machine).find(path => starts(path, machine))
  if (system) return { path: system, how: 'found on this system' }
  const path = machine.downloadPath
  return starts(path, machine) ? { path, how: "Playwright's download" } : undefined
}

function installChromium(machine: Machine): Chromium | undefined {
  machine.say('No Chromium here. Asking Playwright for its own ...')
  machine.run('npx', ['playwright', 'install', 'chromium'], 5)
  const downloaded = findChromium(machine)
  if (downloaded || machine.platform !== 'linux' || !machine.isRoot) return downloaded
  if (!onPath('apt-get', machine)) return undefined

  machine.say('That gave none that starts. Asking apt ...')
  const apt = ['DEBIAN_FRONTEND=noninteractive', 'apt-get']
  machine.run('env', [...apt, 'update'], 3)
  machine.run('env', [...apt, 'install', '-y', 'chromium'], 8)
  return findChromium(machine)
}

const noChromium = [
  'The browser tests need a Chromium, and none could be found or installed.',
  'Install Chromium or Google Chrome, or name one: PLAYWRIGHT_CHROMIUM=/path/to/chromium',
].join('\n')

function systemPaths(machine: Machine): string[] {
  const { env, home } = machine
  switch (machine.platform) {
    case 'darwin':
      return ['/Applications', join(home, 'Applications')].flatMap(folder => [
        join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
        join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      ])
    case 'win32':
      return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap(folder =>
        folder
          ? [
              join(folder, 'Google/Chrome/Application/chrome.exe'),
              join(folder, 'Chromium/Application/chrome.exe'),
            ]
          : [],
      )
    default:
      return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
        .map(name => onPath(name, machine))
        .filter(path => path !== undefined)
  }
}

function onPath(name: string, { env, exists }: Machine): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map(folder => join(folder, name)).find(exists)
}

/** A file alone proves little: Ubuntu's is a stub without snap, a download may lack libraries. */
function starts(path: string, machine: Machine): boolean {
  if (!machine.exists(path)) return false
  // On Windows `--version` opens a window instead of answering.
  return machine.platform === 'win32' || machine.run(path, ['--version'], 1)
}

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  isRoot: process.getuid?.() === 0,
  downloadPath: playwrightsOwn.executablePath(),
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
