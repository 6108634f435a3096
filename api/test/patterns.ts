import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

export type Pattern = { file: string; source: string; flags: string }
export type Found = {
  patterns: Pattern[]
  /** Files with patterns that are built at run time and cannot be checked. */
  built: string[]
}

type Node = Record<string, unknown>

export function findPatterns(files: readonly string[]): Found {
  const found: Found = { patterns: [], built: [] }
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const { program, errors } = parseSync(file, text)
    if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
    visit(program, node => {
      const { regex, callee } = node
      if (isNode(regex)) {
        found.patterns.push({ file, source: String(regex.pattern), flags: String(regex.flags) })
      }
      if (isNode(callee) && callee.name === 'RegExp') found.built.push(file)
    })
  }
  return found
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, see)
  else if (isNode(value)) {
    see(value)
    for (const each of Object.values(value)) visit(each, see)
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

export const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('test.ts'))
    .map(path => join(folder, path))
