import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AppServer } from '../../e2e/harness/app-server'
import type { Engine } from './engines'
import type { Step } from './job'
import { Account } from './server-account'
import type { Tab } from './tab'
import { Visitor } from './visitor'

const pictures = join(import.meta.dirname, '../../test-results/browsers')

interface Run {
  engine: Engine
  home: string
  server: AppServer
  steps: readonly Step[]
  say(line: string): void
}

/** Returns how many steps passed. */
export async function runJob({ engine, home, server, steps, say }: Run): Promise<number> {
  let passed = 0
  let tab: Tab | undefined
  try {
    tab = await engine.open(home)
    say(`\n── ${engine.name} ${tab.version}`)
    const visitor = new Visitor(tab, server.url)
    const account = new Account(`${engine.id}@lifetag.example`, server.url)
    for (const { name, run } of steps) {
      const startedAtMs = performance.now()
      await run({ visitor, server, account })
      passed += 1
      say(`✓ ${((performance.now() - startedAtMs) / 1000).toFixed(1).padStart(5)} s  ${name}`)
    }
  } catch (error) {
    say(`✗ ${engine.name}: ${steps[passed]?.name ?? 'ends'}`)
    say(error instanceof Error ? String(error.stack) : String(error))
    const left = steps.length - passed - 1
    if (left > 0) say(`✗ ${left} steps after it did not run`)
    await photograph(tab, engine.id, say)
  } finally {
    await tab?.close().catch(error => say(`  It did not close: ${error}`))
  }
  return passed
}

async function photograph(tab: Tab | undefined, name: string, say: Run['say']): Promise<void> {
  const png = await tab?.photograph().catch(() => undefined)
  if (!png) return
  mkdirSync(pictures, { recursive: true })
  const path = join(pictures, `${name}.png`)
  writeFileSync(path, png)
  say(`  The screen then: ${path}`)
}
