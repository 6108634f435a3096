import { expect, it } from 'vitest'
import { type ChromiumMachine, ensureChromium, ensureHeadlessShell } from './chromium'

const chromium = '/usr/bin/chromium'
const download = '/cache/chrome-linux/chrome'
const chromeOnMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** A Linux machine without root that can install nothing. */
function machine(changes: Partial<ChromiumMachine> & { files?: string[]; broken?: string[] } = {}) {
  const files = new Set(changes.files)
  const commands: string[] = []
  const said: string[] = []
  const base: ChromiumMachine = {
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    home: '/home/ana',
    isRoot: false,
    downloadPath: download,
    exists: path => files.has(path),
    run: (program, args) => {
      if (args[0] === '--version') return files.has(program) && !changes.broken?.includes(program)
      commands.push([program, ...args].join(' '))
      return false
    },
    say: line => said.push(line),
  }
  return { ...base, ...changes, files, commands, said }
}

it('takes the browser that the environment names first', () => {
  const env = { PLAYWRIGHT_CHROMIUM: '/opt/mine', PATH: '/usr/bin' }
  const here = machine({ env, files: ['/opt/mine', chromium] })
  expect(ensureChromium(here)).toEqual({ path: '/opt/mine', how: 'PLAYWRIGHT_CHROMIUM' })
  expect(here.said).toEqual(['Chromium: /opt/mine (PLAYWRIGHT_CHROMIUM)'])
})

it('throws if the environment names a browser that is missing', () => {
  const here = machine({
    env: { PLAYWRIGHT_CHROMIUM: '/opt/gone', PATH: '/usr/bin' },
    files: [chromium],
  })
  expect(() => ensureChromium(here)).toThrow('PLAYWRIGHT_CHROMIUM names /opt/gone')
})

it("takes the system's browser before Playwright's download", () => {
  const here = machine({ files: [download, chromium] })
  expect(ensureChromium(here).path).toBe(chromium)
})

it('skips a browser that does not start', () => {
  const here = machine({ files: [download, chromium], broken: [chromium] })
  expect(ensureChromium(here)).toEqual({ path: download, how: "Playwright's download" })
})

it('looks among the applications on a Mac', () => {
  expect(ensureChromium(machine({ platform: 'darwin', files: [chromeOnMac] })).path).toBe(
    chromeOnMac,
  )
})

it('looks among the programs on Windows, without asking for the version', () => {
  const env = { PROGRAMFILES: '/Program Files' }
  const path = '/Program Files/Google/Chrome/Application/chrome.exe'
  const here = machine({ platform: 'win32', env, files: [path], broken: [path] })
  expect(ensureChromium(here).path).toBe(path)
})

it('downloads Playwright’s browser if there is none', () => {
  const here = machine()
  here.run = program => {
    if (program === 'npx') here.files.add(download)
    return true
  }
  expect(ensureChromium(here).path).toBe(download)
})

it('as root on Debian, calls apt if the download fails', () => {
  const here = machine({ isRoot: true, files: ['/usr/bin/apt-get'] })
  const run = here.run
  here.run = (program, args, limit) => {
    if (args.includes('install') && program === 'env') here.files.add(chromium)
    return run(program, args, limit)
  }
  expect(ensureChromium(here).path).toBe(chromium)
  expect(here.commands).toEqual([
    'npx playwright install chromium',
    'env DEBIAN_FRONTEND=noninteractive apt-get update',
    'env DEBIAN_FRONTEND=noninteractive apt-get install -y chromium',
  ])
})

it.each([
  ['someone who is not root', { files: ['/usr/bin/apt-get'] }],
  ['a system without apt', { isRoot: true }],
  ['a Mac', { isRoot: true, platform: 'darwin' as const, files: ['/usr/bin/apt-get'] }],
])('%s gets instructions, and apt is not called', (_, changes) => {
  const here = machine(changes)
  expect(() => ensureChromium(here)).toThrow('PLAYWRIGHT_CHROMIUM=/path/to/chromium')
  expect(here.commands).toEqual(['npx playwright install chromium'])
})

const shell = '/usr/bin/chromium-headless-shell'

it('finds the headless shell, and installs it as root on Debian', () => {
  expect(ensureHeadlessShell(machine({ files: [chromium, shell] }))).toBe(shell)

  const here = machine({ isRoot: true, files: [chromium, '/usr/bin/apt-get'] })
  const run = here.run
  here.run = (program, args, limit) => {
    if (args.includes('install')) here.files.add(shell)
    return run(program, args, limit)
  }
  expect(ensureHeadlessShell(here)).toBe(shell)
  expect(here.commands.at(-1)).toMatch(/install -y chromium-headless-shell$/)
})

const named = { PLAYWRIGHT_CHROMIUM: chromium, PATH: '/usr/bin' }

it.each<[string, Parameters<typeof machine>[0]]>([
  ['there is none', { files: [chromium] }],
  ['it does not start', { files: [shell], broken: [shell] }],
  ['the environment names a browser', { files: [shell], env: named }],
])('uses no headless shell if %s', (_, changes) => {
  expect(ensureHeadlessShell(machine(changes))).toBeUndefined()
})
