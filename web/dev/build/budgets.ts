import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isKept, languageOf } from '../../src/sw/kept-languages.ts'
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

/** Most people who open these have no record on this phone. */
const VISITED = [
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
]

/** Returns a table of the sizes of the app in `folder`, which has to be packed, or throws. */
export async function checkBudgets(folder: string): Promise<string> {
  const measured = await measure(folder)
  const broken = overBudget(measured)
  if (broken.length > 0) throw new Error(`The build is over its budget:\n${broken.join('\n')}`)
  const kb = (bytes = Number.NaN) => `${(bytes / 1000).toFixed(1)} KB`.padStart(11)
  return Object.entries(BUDGETS)
    .map(([name, limit]) => `${kb(measured[name])} of ${kb(limit)}  ${name}`)
    .join('\n')
}

type Measured = Readonly<Record<string, number>>

export function overBudget(measured: Measured): string[] {
  const limits: Measured = BUDGETS
  const unknown = Object.keys(measured).filter(name => limits[name] === undefined)
  const broken = Object.entries(BUDGETS).flatMap(([name, limit]) => {
    const bytes = measured[name] ?? Number.NaN
    return bytes <= limit ? [] : `${name}: ${bytes} bytes, ${bytes - limit} too many`
  })
  return [...broken, ...unknown.map(name => `${name}: no budget`)]
}

async function measure(folder: string): Promise<Measured> {
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const sent = (file: string) => sentBytes(join(folder, file))
  const page = await read('index.html')
  const preloads: Record<string, string[]> = JSON.parse(await read('preloads.json'))
  const sentTo = async (path: string) =>
    sumOf(await Promise.all(scriptsTo(path, page, preloads).map(sent)))
  const listed = await Promise.all(
    precached(await read('sw.js')).map(async file => ({
      file,
      sent: await sent(file),
      unpacked: (await readFile(join(folder, file))).length,
    })),
  )
  // A phone keeps only its own language. The largest one is counted here.
  const [own] = listed
    .filter(({ file }) => file.startsWith('assets/languages/'))
    .sort((a, b) => b.sent - a.sent)
  if (!own) throw new Error('The files of the languages were not found')
  const kept = listed.filter(({ file }) => isKept(file, [languageOf(own.file) ?? '']))
  return {
    'scripts to the first screen, as sent': await sentTo('/'),
    'scripts to the largest screen of visitors, as sent': Math.max(
      ...(await Promise.all(VISITED.map(sentTo))),
    ),
    'the worker, as sent': await sent('sw.js'),
    'the worker’s part that draws the code, as sent': await sent('sw-code.js'),
    'the worker’s part that sends, as sent': await sent('sw-sync.js'),
    'the words of a language, as sent': own.sent,
    ...sizesOfParts(listed),
    'everything kept for offline, as sent': sumOf(kept.map(each => each.sent)),
    'everything kept for offline, unpacked': sumOf(kept.map(({ unpacked }) => unpacked)),
  }
}

/** Returns the scripts that start the app and show the screen of `path`. */
export function scriptsTo(
  path: string,
  page: string,
  preloads: Readonly<Record<string, readonly string[]>>,
): string[] {
  const ofScreen = preloads[path]
  const ofPage = [...page.matchAll(/"\/(assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? [])
  if (!ofScreen || ofPage.length === 0) throw new Error(`The scripts of ${path} were not found`)
  return [...ofPage, ...ofScreen]
}

/** The size of each part, and of the largest translation of each kind. */
function sizesOfParts(files: readonly { file: string; sent: number }[]): Measured {
  const sizes: Record<string, number> = {}
  for (const { file, sent } of files) {
    const [, part] = /\/wanted\/([\w-]+)\//.exec(file) ?? []
    if (part === undefined) continue
    const texts = /^texts-(?:(online|legal)-)?\w\w(?:-(later))?$/.exec(part)
    if (texts) {
      const name = `the ${texts[1] ?? texts[2] ?? 'first'} texts of a language, as sent`
      sizes[name] = Math.max(sizes[name] ?? 0, sent)
    } else {
      const name = `the part ${part}, as sent`
      sizes[name] = (sizes[name] ?? 0) + sent
    }
  }
  return sizes
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
