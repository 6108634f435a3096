/**
 * Vite's own list has only the scripts of one build: it lacks the worker, the font, and the packages that the
 * server loads unbundled.
 */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '../../..')
const OURS = ['web', 'api', 'sync-protocol']

interface Package {
  name: string
  version: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export const thirdPartyLicenses = (): Plugin => ({
  name: 'third-party-licenses',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'third-party-licenses.txt',
      source: licenseText(),
    })
  },
})

export function licenseText(): string {
  const entries = [...findDependencies()].map(([folder, { name, version, license }]) => {
    const files = readdirSync(folder).filter(file => /^(licen[cs]e|copying|notice)/i.test(file))
    const texts = files.map(file => readFileSync(join(folder, file), 'utf8').trim())
    return [`${name} ${version} (${license})`, ...texts].join('\n\n')
  })
  const intro = 'LifeTag contains these packages, each under its own licence.'
  return `${[intro, ...entries].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/** Returns the packages by their folders. */
export function findDependencies(): Map<string, Package> {
  const found = new Map<string, Package>()
  for (const ours of OURS) collect(join(ROOT, ours))
  return new Map([...found].toSorted(([a], [b]) => a.localeCompare(b)))

  function collect(folder: string): void {
    const { dependencies, optionalDependencies } = readPackage(folder)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const dependency = OURS.includes(name) ? undefined : findFolder(name, folder)
      if (!dependency || found.has(dependency)) continue
      found.set(dependency, readPackage(dependency))
      collect(dependency)
    }
  }
}

const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Returns undefined for an optional package that is not installed on this platform. */
function findFolder(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name)
  if (existsSync(folder)) return realpathSync(folder)
  const parent = dirname(from)
  return parent === from ? undefined : findFolder(name, parent)
}
