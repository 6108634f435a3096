import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import type { Import, ParsedFile, Violation } from './source'
import { isToolOrTest, mayCross, roomOf, zoneOf, zones } from './zones'

const protocolPackages = new Set(['zod', 'qrcode'])
const protocolTypePackages = new Set(['fhir'])

export function checkImports(file: ParsedFile): Violation[] {
  if (file.path.endsWith('.d.ts')) return []
  const problemOf = isToolOrTest(file.path) ? problemOfTool : problemOfShipped
  return file.imports.flatMap(imported => {
    const message = problemOf(file.path, imported)
    return message ? [{ rule: 'imports', path: file.path, line: imported.line, message }] : []
  })
}

export function checkPlace({ path }: { path: string }): Violation[] {
  if (isToolOrTest(path) || path.endsWith('.d.ts') || zoneOf(path)) return []
  return [{ rule: 'place', path, line: 1, message: 'is in no folder of the architecture' }]
}

function problemOfShipped(path: string, { specifier, isTypeOnly }: Import): string | undefined {
  const from = zoneOf(path)
  const zone = from === undefined ? undefined : zones[from]
  if (from === undefined || !zone) return undefined // checkPlace reports it
  const target = resolve(path, specifier)

  if (target === undefined) {
    const isTypesOfProtocol = isTypeOnly && protocolTypePackages.has(packageOf(specifier))
    if (
      path.startsWith('sync-protocol/') &&
      !protocolPackages.has(packageOf(specifier)) &&
      !isTypesOfProtocol
    ) {
      return `sync-protocol depends on zod and qrcode only, not on ${specifier}`
    }
    if (path.startsWith('web/') && isNodeModule(specifier)) {
      return `${specifier} does not exist in a browser`
    }
    return undefined
  }
  if (isToolOrTest(target)) return `code that ships may not import ${target}, a tool or a test`

  const to = zoneOf(target)
  if (to === undefined) return `${target} is in no folder of the architecture`
  if (to === from) {
    return zone.isolated && roomOf(path, zone) !== roomOf(target, zone)
      ? `a feature may not import its sibling ${target}`
      : undefined
  }
  if (zone.may.includes(to)) return undefined
  if (!zone.mayTypes?.includes(to)) return `${from} may not import ${to} (${target})`
  return isTypeOnly ? undefined : `${from} may import only types of ${to}: the value is handed in`
}

function problemOfTool(path: string, { specifier }: Import): string | undefined {
  const target = resolve(path, specifier)
  if (target === undefined) return undefined
  const home = path.split('/')[0]
  const isHome = target.split('/')[0] === home || !target.includes('/')
  if (isHome || specifier.startsWith('sync-protocol/') || mayCross(path, target)) return undefined
  return `${home}'s tools and tests may not reach into ${target}`
}

/** Returns undefined for an external package. */
export function resolve(path: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return posix.join(posix.dirname(path), plain)
  if (plain.startsWith('/')) return plain.slice(1)
  if (plain.startsWith('sync-protocol/')) {
    return `sync-protocol/src/${plain.slice('sync-protocol/'.length)}/index.ts`
  }
  return undefined
}

export function importedFile(
  path: string,
  specifier: string,
  files: { has(path: string): boolean },
): string | undefined {
  const target = resolve(path, specifier)
  if (target === undefined) return undefined
  const endings = ['', '.ts', '.tsx', '/index.ts']
  return endings.map(ending => `${target}${ending}`).find(each => files.has(each))
}

function packageOf(specifier: string): string {
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}

function isNodeModule(specifier: string): boolean {
  return specifier.startsWith('node:') || builtinModules.includes(packageOf(specifier))
}
