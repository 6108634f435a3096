import { join } from 'node:path'
import { chromium as playwrightsOwn } from '@playwright/test'
import { installByApt, type Machine, mayInstall, onPath, thisMachine } from './machine'

export interface ChromiumMachine extends Machine {
  downloadPath: string
}

export interface Chromium {
  path: string
  how: string
}

/** Throws an error with a message for people. */
export function ensureChromium(machine: ChromiumMachine = here()): Chromium {
  const found = findChromium(machine) ?? installChromium(machine)
  if (!found) throw new Error(noChromium)
  machine.say(`Chromium: ${found.path} (${found.how})`)
  return found
}

/**
 * The headless shell is the same engine without notifications, background sync and PDF viewer, for two thirds
 * of the processor time. Returns undefined if there is none, or if the environment names a browser.
 */
export function ensureHeadlessShell(machine: ChromiumMachine = here()): string | undefined {
  if (machine.env.PLAYWRIGHT_CHROMIUM) return undefined
  let path = findHeadlessShell(machine)
  if (!path && mayInstall(machine)) {
    installByApt([headlessShell], machine)
    path = findHeadlessShell(machine)
  }
  if (path) machine.say(`Headless shell: ${path}`)
  return path
}

const headlessShell = 'chromium-headless-shell'

function findHeadlessShell(machine: Machine): string | undefined {
  const path = onPath(headlessShell, machine)
  return path && starts(path, machine) ? path : undefined
}

const here = (): ChromiumMachine => ({
  ...thisMachine,
  downloadPath: playwrightsOwn.executablePath(),
})

/** Throws if the Chromium in PLAYWRIGHT_CHROMIUM does not start. */
function findChromium(machine: ChromiumMachine): Chromium | undefined {
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

function installChromium(machine: ChromiumMachine): Chromium | undefined {
  machine.say('No Chromium here. Asking Playwright for its own ...')
  machine.run('npx', ['playwright', 'install', 'chromium'], 5)
  const downloaded = findChromium(machine)
  if (downloaded || !mayInstall(machine)) return downloaded

  machine.say('That gave none that starts. Asking apt ...')
  installByApt(['chromium'], machine)
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

/** That the file exists is not enough: Ubuntu's is a stub without snap, and a download may lack libraries. */
function starts(path: string, machine: Machine): boolean {
  if (!machine.exists(path)) return false
  // On Windows `--version` opens a window instead of answering.
  return machine.platform === 'win32' || machine.run(path, ['--version'], 1)
}
