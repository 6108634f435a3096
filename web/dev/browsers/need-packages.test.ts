import { expect, it } from 'vitest'
import type { Machine } from '../machine'
import { needPackages } from './need-packages'

const engines = [
  { packages: ['chromium', 'chromium-driver'], programs: ['chromium', 'chromedriver'] },
  { packages: ['firefox-esr'], programs: ['firefox-esr'] },
]

function machine(programs: readonly string[], brings: readonly string[] = [], isRoot = true) {
  const files = new Set(['apt-get', ...programs].map(name => `/usr/bin/${name}`))
  const commands: string[] = []
  const here: Machine = {
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    home: '/root',
    isRoot,
    exists: path => files.has(path),
    run: (program, args) => {
      commands.push([program, ...args].join(' '))
      if (args.includes('install')) for (const name of brings) files.add(`/usr/bin/${name}`)
      return true
    },
    say: () => {},
  }
  return { here, commands }
}

it('does not call apt if all programs are installed', () => {
  const { here, commands } = machine(['chromium', 'chromedriver', 'firefox-esr'])
  needPackages(engines, here)
  expect(commands).toEqual([])
})

it('as root, installs only the packages of an engine that lacks a program', () => {
  const { here, commands } = machine(['chromium', 'firefox-esr'], ['chromedriver'])
  needPackages(engines, here)
  expect(commands).toEqual([
    'env DEBIAN_FRONTEND=noninteractive apt-get update',
    'env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium chromium-driver',
  ])
})

it.each([
  ['without root', false],
  ['where apt does not bring them', true],
])('%s, the missing packages are named', (_, isRoot) => {
  const { here } = machine(['chromium', 'chromedriver'], [], isRoot)
  expect(() => needPackages(engines, here)).toThrow('apt-get install firefox-esr')
})
