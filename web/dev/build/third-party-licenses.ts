/**
 * Vite's own list has only the scripts of one build: it lacks the worker, the font, and the packages that the
 * server loads unbundled.
 */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '../../..')
const OURS = ['web', 'api', 'sync-protocol']

interface Manifest {
  name: string
  version: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

interface Dependency {
  name: string
  version: string
  license: string | undefined
  folder: string
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
  const entries = findDependencies().map(({ name, version, license, folder }) => {
    const files = readdirSync(folder).filter(file => /^(licen[cs]e|copying|notice)/i.test(file))
    const texts = files.map(file => readFileSync(join(folder, file), 'utf8').trim())
    return [`${name} ${version} (${license})`, ...texts].join('\n\n')
  })
  const intro = 'LifeTag contains these packages, each under its own licence.'
  return `${[intro, ...entries].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

export function findDependencies(): Dependency[] {
  const found = new Map<string, Dependency>()
  for (const ours of OURS) collect(join(ROOT, ours))
  return [...found.values()].toSorted((a, b) => a.folder.localeCompare(b.folder))

  function collect(folder: string): void {
    const { dependencies, optionalDependencies } = readManifest(folder)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const dependency = OURS.includes(name) ? undefined : findPackage(name, folder)
      if (!dependency || found.has(dependency)) continue
      const { version, license } = readManifest(dependency)
      found.set(dependency, { name, version, license, folder: dependency })
      collect(dependency)
    }
  }
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Undefined for an optional package that is not installed on this platform. */
function findPackage(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name)
  if (existsSync(folder)) return realpathSync(folder)
  const parent = dirname(from)
  return parent === from ? undefined : findPackage(name, parent)
}
