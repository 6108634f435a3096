import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { ROUTE_TABLE } from '../../src/app/route-table.ts'
import { isKept, languageOf } from '../../src/sw/kept-languages.ts'
import { type Chunk, chunkOf, chunksOf, entriesOf, reach } from './chunk-graph.ts'
import { sentBytes } from './packed-files.ts'

/**
 * Bytes that a phone downloads and keeps. "As sent" means compressed. Each budget is at least a tenth above
 * the current size: it catches an accidental import, not the last of several changes.
 */
export const BUDGETS = {
  'scripts to the first screen, as sent': 130_000,
  // The 47 KB of the database do not count: most visitors of these screens have no record here.
  'scripts to the largest screen of visitors, as sent': 150_000,
  // 7 KB of it are the digests of the files that the worker keeps, a third of them texts in seventeen languages.
  'the worker, as sent': 21_000,
  // 31 KB of it are the words for "severe" in eighteen languages, and 4.7 KB the page's own sentences in seventeen.
  'the worker’s part that draws the code, as sent': 99_700,
  // It sends the records of a whole family.
  'the worker’s part that sends, as sent': 60_000,
  // The design asked for 3,000: web/decisions/languages-on-the-phone.md.
  'the words of a language, as sent': 8_000,
  // The parts of app/offline-table.ts, and what the build itself writes under assets/wanted.
  'the part places, as sent': 15_000,
  'the part tag, as sent': 3_500,
  'the part of-family, as sent': 5_500,
  'the part card-check, as sent': 6_000,
  'the part family, as sent': 7_000,
  'the part lock, as sent': 10_000,
  'the part clinic, as sent': 15_000,
  // A third of it are the words for "none" and "twice a day" in eighteen languages.
  'the part import, as sent': 45_000,
  'the part clinic-links, as sent': 9_000,
  'the part labels, as sent': 52_000,
  'the part letters, as sent': 13_000,
  // A phone keeps the first and the later texts of its own language. Those of the largest one are counted.
  'the first texts of a language, as sent': 25_000,
  'the later texts of a language, as sent': 22_000,
  'the online texts of a language, as sent': 10_000,
  'the legal texts of a language, as sent': 8_000,
  'everything kept for offline, as sent': 700_000,
  'everything kept for offline, unpacked': 2_100_000,
} as const

type Measured = Readonly<Record<string, number>>

const FIRST_SCREEN = ROUTE_TABLE['/'].screen
/** Most people who open these have no record on this phone. */
const VISITED = (
  [
    '/auth',
    '/beta',
    '/developers',
    '/donate',
    '/donate/guest',
    '/payment-options',
    '/pricing',
    '/privacy',
    '/shop',
    '/team',
    '/terms',
  ] as const
).map(path => ROUTE_TABLE[path].screen)

/** The plugin has to follow the plugin that packs the files. */
export function budgets(): Plugin {
  let outDir = ''
  let firstScreen: string[] = []
  let visited: string[][] = []
  return {
    name: 'budgets',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    generateBundle(_, bundle) {
      firstScreen = filesTo(FIRST_SCREEN, Object.values(bundle))
      visited = VISITED.map(screen => filesTo(screen, Object.values(bundle)))
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const measured = await measure(outDir, firstScreen, visited)
        const broken = overBudget(measured)
        this.info(`\n${tableOf(measured)}`)
        if (broken.length > 0)
          throw new Error(`The build is over its budget:\n${broken.join('\n')}`)
      },
    },
  }
}

export function overBudget(measured: Measured): string[] {
  const limits: Measured = BUDGETS
  const unknown = Object.keys(measured).filter(name => limits[name] === undefined)
  const broken = Object.entries(BUDGETS).flatMap(([name, limit]) => {
    const bytes = measured[name] ?? Number.NaN
    return bytes <= limit ? [] : `${name}: ${bytes} bytes, ${bytes - limit} too many`
  })
  return [...broken, ...unknown.map(name => `${name}: no budget`)]
}

/** Returns the scripts that start the app and show `screen`. */
export function filesTo(screen: string, outputs: readonly (Chunk | { type: 'asset' })[]): string[] {
  const chunks = chunksOf(outputs)
  const needed = reach([...entriesOf(chunks), chunkOf(screen, chunks)], chunks)
  return [...needed].map(({ fileName }) => fileName)
}

async function measure(
  outDir: string,
  firstScreen: readonly string[],
  visited: readonly string[][],
): Promise<Measured> {
  const sent = (file: string) => sentBytes(join(outDir, file))
  const sumSent = async (files: readonly string[]) => sumOf(await Promise.all(files.map(sent)))
  const visitors = await Promise.all(visited.map(sumSent))
  const worker = await readFile(join(outDir, 'sw.js'), 'utf8')
  const listed = await Promise.all(
    precached(worker).map(async file => ({
      file,
      sent: await sent(file),
      unpacked: (await readFile(join(outDir, file))).length,
    })),
  )
  // A phone keeps only its own language. The largest one is counted here.
  const [own] = listed
    .filter(({ file }) => file.startsWith('assets/languages/'))
    .sort((a, b) => b.sent - a.sent)
  if (!own) throw new Error('The files of the languages were not found')
  const kept = listed.filter(({ file }) => isKept(file, [languageOf(own.file) ?? '']))
  const parts: Record<string, number> = {}
  for (const { file, sent } of listed) {
    const [, part] = /\/wanted\/([\w-]+)\//.exec(file) ?? []
    if (part === undefined) continue
    const texts = /^texts-(?:(online|legal)-)?\w\w(?:-(later))?$/.exec(part)
    if (texts) {
      const name = `the ${texts[1] ?? texts[2] ?? 'first'} texts of a language, as sent`
      parts[name] = Math.max(parts[name] ?? 0, sent)
    } else {
      const name = `the part ${part}, as sent`
      parts[name] = (parts[name] ?? 0) + sent
    }
  }
  return {
    'scripts to the first screen, as sent': await sumSent(firstScreen),
    'scripts to the largest screen of visitors, as sent': Math.max(...visitors),
    'the worker, as sent': await sent('sw.js'),
    'the worker’s part that draws the code, as sent': await sent('sw-code.js'),
    'the worker’s part that sends, as sent': await sent('sw-sync.js'),
    'the words of a language, as sent': own.sent,
    ...parts,
    'everything kept for offline, as sent': sumOf(kept.map(each => each.sent)),
    'everything kept for offline, unpacked': sumOf(kept.map(({ unpacked }) => unpacked)),
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** Returns the files that the worker fetches at its installation, from the worker's own list. */
export function precached(worker: string): string[] {
  const files = [...worker.matchAll(/["']?url["']?:["'`]([^"'`]+)["'`]/g)].flatMap(
    ([, url]) => url ?? [],
  )
  if (files.length < 20) throw new Error('The worker’s list of files was not found')
  return files
}

function tableOf(measured: Measured): string {
  const kb = (bytes = Number.NaN) => `${(bytes / 1000).toFixed(1)} KB`
  return Object.entries(BUDGETS)
    .map(
      ([name, limit]) => `${kb(measured[name]).padStart(11)} of ${kb(limit).padStart(10)}  ${name}`,
    )
    .join('\n')
}
