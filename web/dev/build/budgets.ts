import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { isKept, isWanted, languageOf } from '../../src/sw/kept-languages.ts'
import { sentBytes } from './packed-files.ts'
import { chunkOf, collect } from './screen-preloads.ts'

/**
 * Bytes that a phone downloads and keeps. "As sent" means compressed. Each budget is at least a tenth above
 * the current size: it catches an accidental import, not the last of several changes.
 */
export const BUDGETS = {
  'scripts to the first screen, as sent': 130_000,
  // The 47 KB of the database do not count: most visitors of these screens have no record here.
  'scripts to the largest screen of visitors, as sent': 150_000,
  // 4 KB of it are the digests of the files that the worker keeps.
  'the worker, as sent': 17_000,
  // 31 KB of it are the words for "severe" in eighteen languages.
  'the worker’s part that draws the code, as sent': 95_000,
  // It sends the records of a whole family.
  'the worker’s part that sends, as sent': 60_000,
  // The design asked for 3,000: web/decisions/languages-on-the-phone.md.
  'the words of a language, as sent': 8_000,
  'the places for a code besides paper, once opened, as sent': 15_000,
  'the writing of a tag, once opened, as sent': 3_500,
  'the prints and reminders of a family, once opened, as sent': 5_500,
  'the check of a printed card, once opened, as sent': 6_000,
  'the records of a family, once opened, as sent': 7_000,
  'the lock, as sent': 10_000,
  'the file for a clinic, once opened, as sent': 15_000,
  // A third of it are the words for "none" and "twice a day" in eighteen languages. The plan of an import
  // was counted with the file for a clinic before.
  'taking in or viewing a summary, once opened, as sent': 45_000,
  'what is for a clinic, and its links, as sent': 9_000,
  'the labels of all languages, once nothing else is to be done, as sent': 45_000,
  'the letters beyond Western Europe’s, once needed, as sent': 13_000,
  'everything kept for offline, as sent': 700_000,
  'everything kept for offline, unpacked': 2_100_000,
} as const

type Measured = Record<keyof typeof BUDGETS, number>

const FIRST_SCREEN = 'features/landing/landing-screen'
const VISITED = [
  'auth/auth',
  'beta/beta',
  'donate/donate',
  'donate/guest-donate',
  'legal/privacy',
  'legal/terms',
  'payment-options/payment-options',
  'pricing/pricing',
  'shop/shop',
  'team/team',
].map(screen => `features/${screen}-screen`)

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
  return namesOf(measured)
    .filter(name => measured[name] > BUDGETS[name])
    .map(name => `${name}: ${measured[name]} bytes, ${measured[name] - BUDGETS[name]} too many`)
}

/** `screen` is a path under web/src, without extension. */
export function filesTo(screen: string, outputs: readonly Output[]): string[] {
  const chunks = outputs.filter(output => output.type === 'chunk')
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const needed = new Set<string>()
  for (const file of [...entries, chunkOf(screen, chunks)]) collect(file, importsOf, needed)
  return [...needed]
}

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'isEntry' | 'moduleIds' | 'imports'>
type Output = Chunk | { type: 'asset' }

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
    .filter(({ file }) => languageOf(file) !== undefined)
    .sort((a, b) => b.sent - a.sent)
  if (!own) throw new Error('The files of the languages were not found')
  const kept = listed.filter(({ file }) => isKept(file, [languageOf(own.file) ?? '']))
  const wanted = listed.filter(({ file }) => isWanted(file))
  const letters = wanted.filter(({ file }) => file.endsWith('.woff2'))
  const labels = wanted.filter(({ file }) => file.includes('/labels/'))
  const prints = wanted.filter(({ file }) => /of-family|reminder/.test(file))
  const family = wanted.filter(({ file }) => file.includes('/family/'))
  const links = wanted.filter(({ file }) => /\/clinic\/(links|clinic-card)/.test(file))
  const clinic = wanted.filter(({ file }) => /\/clinic\/(?!links|clinic-card)/.test(file))
  const tag = wanted.filter(({ file }) => file.includes('nfc-place'))
  const check = wanted.filter(({ file }) => file.includes('card-check'))
  const lock = wanted.filter(({ file }) => file.includes('/lock/'))
  const imported = wanted.filter(({ file }) => file.includes('/import/'))
  const others = [
    ...letters,
    ...labels,
    ...prints,
    ...tag,
    ...check,
    ...family,
    ...clinic,
    ...links,
    ...imported,
    ...lock,
  ]
  const places = wanted.filter(file => !others.includes(file))
  return {
    'scripts to the first screen, as sent': await sumSent(firstScreen),
    'scripts to the largest screen of visitors, as sent': Math.max(...visitors),
    'the worker, as sent': await sent('sw.js'),
    'the worker’s part that draws the code, as sent': await sent('sw-code.js'),
    'the worker’s part that sends, as sent': await sent('sw-sync.js'),
    'the words of a language, as sent': own.sent,
    'the places for a code besides paper, once opened, as sent': sumOf(places.map(bytesSent)),
    'the writing of a tag, once opened, as sent': sumOf(tag.map(bytesSent)),
    'the prints and reminders of a family, once opened, as sent': sumOf(prints.map(bytesSent)),
    'the check of a printed card, once opened, as sent': sumOf(check.map(bytesSent)),
    'the records of a family, once opened, as sent': sumOf(family.map(bytesSent)),
    'the lock, as sent': sumOf(lock.map(bytesSent)),
    'the file for a clinic, once opened, as sent': sumOf(clinic.map(bytesSent)),
    'taking in or viewing a summary, once opened, as sent': sumOf(imported.map(bytesSent)),
    'what is for a clinic, and its links, as sent': sumOf(links.map(bytesSent)),
    'the labels of all languages, once nothing else is to be done, as sent': sumOf(
      labels.map(bytesSent),
    ),
    'the letters beyond Western Europe’s, once needed, as sent': sumOf(letters.map(bytesSent)),
    'everything kept for offline, as sent': sumOf(kept.map(bytesSent)),
    'everything kept for offline, unpacked': sumOf(kept.map(({ unpacked }) => unpacked)),
  }
}

const bytesSent = ({ sent }: { sent: number }) => sent
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
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
  return namesOf(measured)
    .map(name => `${kb(measured[name]).padStart(11)} of ${kb(BUDGETS[name]).padStart(10)}  ${name}`)
    .join('\n')
}

/** The keys are exactly those of the type. */
const namesOf = (measured: Measured) => Object.keys(measured) as (keyof Measured)[]
