import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { isKept, isWanted, languageOf } from '../../src/sw/kept-languages.ts'

/** What a phone has to fetch and keep, in bytes; gzipped where it says "as sent". */
export const BUDGETS = {
  'scripts to the first screen, as sent': 120_000,
  'the worker, as sent': 12_000,
  // 31 KB of it are the words in which people say "severe", in fourteen languages.
  'the worker’s part that draws the code, as sent': 99_000,
  'the worker’s part that sends, as sent': 60_000,
  // The design asked for 3,000: web/decisions/languages-on-the-phone.md.
  'the words of a language, as sent': 8_000,
  'the places for a code besides paper, once opened, as sent': 25_000,
  'everything kept for offline, as sent': 545_000,
  'everything kept for offline, unpacked': 1_350_000,
} as const

type Measured = Record<keyof typeof BUDGETS, number>

/** Where a visitor who is signed out arrives. */
const FIRST_SCREEN = 'src/features/landing/landing-screen.tsx'

/**
 * The build fails where it has outgrown a budget: nobody has to remember to look. Stands after the
 * plugin that writes the worker.
 */
export function budgets(): Plugin {
  let outDir = ''
  let firstScreen = 0
  return {
    name: 'budgets',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    generateBundle(_, bundle) {
      firstScreen = firstScreenBytes(Object.values(bundle))
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const measured = measure(outDir, firstScreen)
        const broken = overBudget(measured)
        console.log(`\n${tableOf(measured)}\n`)
        if (broken.length > 0)
          throw new Error(`The build is over its budget:\n${broken.join('\n')}`)
      },
    },
  }
}

export function overBudget(measured: Measured): string[] {
  return namesOf(measured)
    .filter(name => measured[name] > BUDGETS[name])
    .map(name => `${name}: ${measured[name]} bytes, ${measured[name] - BUDGETS[name]} too many`)
}

/** The entry, the first screen, and all that either imports before it can run. */
export function firstScreenBytes(outputs: readonly FirstScreenOutput[]): number {
  const byFile = new Map(
    outputs.flatMap(output => (isChunk(output) ? [[output.fileName, output]] : [])),
  )
  const isFirst = (chunk: Chunk) =>
    chunk.isEntry || chunk.facadeModuleId?.endsWith(FIRST_SCREEN) === true
  const needed = new Set<string>()
  const need = (file: string) => {
    if (needed.has(file)) return
    needed.add(file)
    byFile.get(file)?.imports.forEach(need)
  }
  const roots = [...byFile.values()].filter(isFirst)
  if (roots.length < 2) throw new Error(`No chunk is made of ${FIRST_SCREEN}`)
  for (const { fileName } of roots) need(fileName)
  return [...needed].reduce((sum, file) => sum + sent(byFile.get(file)?.code ?? ''), 0)
}

type Chunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'fileName' | 'isEntry' | 'facadeModuleId' | 'imports' | 'code'
>
type FirstScreenOutput = Chunk | { type: 'asset' }
const isChunk = (output: FirstScreenOutput): output is Chunk => output.type === 'chunk'

function measure(outDir: string, firstScreen: number): Measured {
  const read = (file: string) => readFileSync(join(outDir, file))
  const worker = read('sw.js')
  const listed = precached(worker.toString()).map(file => ({ file, content: read(file) }))
  const all = listed.filter(({ file }) => !isWanted(file))
  const wanted = listed.filter(({ file }) => isWanted(file))
  // Of the languages a phone keeps its own, here that which costs most.
  const languages = all
    .filter(({ file }) => !isKept(file, []))
    .map(({ file, content }) => ({ tag: languageOf(file) ?? '', bytes: sent(content) }))
  const [own] = languages.sort((a, b) => b.bytes - a.bytes)
  if (!own) throw new Error('The files of the languages were not found')
  const kept = all.filter(({ file }) => isKept(file, [own.tag])).map(({ content }) => content)
  return {
    'scripts to the first screen, as sent': firstScreen,
    'the worker, as sent': sent(worker),
    'the worker’s part that draws the code, as sent': sent(read('sw-code.js')),
    'the worker’s part that sends, as sent': sent(read('sw-sync.js')),
    'the words of a language, as sent': own.bytes,
    'the places for a code besides paper, once opened, as sent': wanted.reduce(
      (sum, { content }) => sum + sent(content),
      0,
    ),
    'everything kept for offline, as sent': kept.reduce((sum, file) => sum + sent(file), 0),
    'everything kept for offline, unpacked': kept.reduce((sum, file) => sum + file.length, 0),
  }
}

/** The files that the worker fetches when it is installed, from its own list. */
export function precached(worker: string): string[] {
  const files = [...worker.matchAll(/["']?url["']?:["'`]([^"'`]+)["'`]/g)].flatMap(
    ([, url]) => url ?? [],
  )
  if (files.length < 20) throw new Error('The worker’s list of files was not found')
  return files
}

const sent = (content: string | Buffer): number => gzipSync(content).length

function tableOf(measured: Measured): string {
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
  return namesOf(measured)
    .map(name => `${kb(measured[name]).padStart(11)} of ${kb(BUDGETS[name]).padStart(10)}  ${name}`)
    .join('\n')
}

/** The keys are those of the type and no others. */
const namesOf = (measured: Measured) => Object.keys(measured) as (keyof Measured)[]
