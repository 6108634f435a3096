import { build, type Rolldown } from 'vite'
import { OFFLINE_TABLE } from '../../src/app/offline-table.ts'
import { ROUTE_TABLE } from '../../src/app/route-table.ts'
import { type Chunk, chunkOf, chunksOf, entriesOf, reach } from './chunk-graph.ts'
import { labelFiles } from './label-files.ts'
import { partsOf } from './offline-parts.ts'
import { NAMES_SCRIPT, packedDangers } from './packed-dangers.ts'
import { packedLanguages, tableOf } from './packed-languages.ts'

/** `class extends React.Component` reads a property, so the build would keep unused components. */
const treeshake = { propertyReadSideEffects: false } as const

/**
 * Builds the app in the smallest scripts, because only a build shows what a screen needs without unused
 * exports. The plan puts these together.
 */
export async function planChunks(root: string) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [packedDangers(), packedLanguages(), labelFiles({ isWritten: false })],
    build: { write: false, minify: false, cssMinify: false, rollupOptions: { treeshake } },
  })
  // A build of one output without a watcher has this type.
  const chunks = chunksOf((built as Rolldown.RolldownOutput).output)
  const parts = partsOf(chunks, OFFLINE_TABLE)
  const groups = groupsOf(scriptsOf(chunks, parts))
  const output = { codeSplitting: { groups }, postBanner: compileHint(chunks), ...fileNames(parts) }
  return { treeshake, output }
}

export interface Start {
  /** The screen and what it needs from the beginning. */
  modules: readonly string[]
  isForVisitors: boolean
  isOfAccount: boolean
}
const STARTS: Start[] = Object.values(ROUTE_TABLE).flatMap(
  ({ screen, needs = [], needsByQuery = {}, isOnlineOnly = false }) =>
    [needs, ...Object.values(needsByQuery)].map(each => ({
      modules: [screen, ...each],
      isForVisitors: each.length === 0,
      isOfAccount: each.length > 0 && isOnlineOnly,
    })),
)
const MANY_OF_VISITORS = 3
const SEVERAL_OF_A_RECORD = 2
const LANDING = ROUTE_TABLE['/welcome'].screen

/**
 * Names the script of each module of a part, and of each module that several screens need. Modules that the
 * same screens need share a script. Those of many screens of visitors are in `common`, which the landing
 * never loads, and those of several screens that all need a record are in `data`. A module needs only modules
 * that at least the same screens need, so no scripts import each other in a cycle.
 */
export function scriptsOf(
  chunks: readonly Chunk[],
  parts: ReadonlyMap<Chunk, string>,
  allStarts: readonly Start[] = STARTS,
): Map<string, string | undefined> {
  const starts = allStarts.map(start => {
    const own = start.modules.map(module => chunkOf(module, chunks))
    return { ...start, needed: reach(own, chunks) }
  })
  const bySameStarts = new Map<string, string>()
  const nameOf = (chunk: Chunk) => {
    const part = parts.get(chunk)
    if (part !== undefined) return part === 'online' ? undefined : part
    const needing = starts.filter(({ needed }) => needed.has(chunk))
    const visited = countScreens(needing.filter(({ isForVisitors }) => isForVisitors))
    const isOfLanding = needing.some(({ modules }) => modules.includes(LANDING))
    if (visited >= MANY_OF_VISITORS && !isOfLanding) return 'common'
    const ofPhone = countScreens(needing.filter(({ isOfAccount }) => !isOfAccount))
    if (visited === 0 && ofPhone >= SEVERAL_OF_A_RECORD) return 'data'
    if (needing.length < 2) return undefined
    const key = needing.map(({ modules }) => `${modules}`).join(' ')
    // A number, because the worker's list has every name.
    const name = bySameStarts.get(key) ?? `shared-${bySameStarts.size}`
    bySameStarts.set(key, name)
    return name
  }
  return new Map(chunks.flatMap(chunk => chunk.moduleIds.map(id => [id, nameOf(chunk)])))
}

/** Two addresses can have the same screen. */
const countScreens = (starts: readonly Start[]) =>
  new Set(starts.map(({ modules }) => `${modules}`)).size

const groupsOf = (scripts: ReadonlyMap<string, string | undefined>) => [
  // It is as large as everything else that starts the app, and the same from release to release.
  {
    name: 'react',
    test: /\/node_modules\/(react-dom|react|scheduler)\//,
    includeDependenciesRecursively: false,
  },
  { name: 'app', tags: ['$initial' as const] },
  { ...NAMES_SCRIPT, includeDependenciesRecursively: false },
  {
    name: (id: string) => scripts.get(id),
    debugName: 'scripts of the plan',
    includeDependenciesRecursively: false,
  },
]

/** A script or style of a part is in the folder of the part. */
function fileNames(parts: ReadonlyMap<Chunk, string>) {
  const partOfModule = new Map(
    [...parts].flatMap(([{ moduleIds }, part]) => moduleIds.map(id => [id, part])),
  )
  const folders = new Map<string, string>()
  return {
    chunkFileNames({ name, facadeModuleId, moduleIds }: Rolldown.PreRenderedChunk) {
      const ids = [...moduleIds, facadeModuleId ?? '']
      const said = ids.map(tableOf).find(table => table?.isSaid)
      if (said) return `assets/languages/${said.language}-[hash:7].js`
      const [part] = ids.flatMap(id => partOfModule.get(id) ?? [])
      const folder = part === undefined ? '' : part === 'online' ? 'online/' : `wanted/${part}/`
      folders.set(`${name}.css`, folder)
      return `assets/${folder}[name]-[hash:7].js`
    },
    assetFileNames({ names: [name = ''] }: Pick<Rolldown.PreRenderedAsset, 'names'>) {
      // A browser requests this font only if a page has one of its glyphs.
      const folder = name.includes('latin-ext') ? 'wanted/letters/' : (folders.get(name) ?? '')
      return `assets/${folder}[name]-[hash:7][extname]`
    },
  }
}

/**
 * Nearly all functions of a start that shows the code run before it is visible. Chromium compiles a script with
 * this hint as a whole, in the background, and not each function at its first call. Other browsers read a
 * comment (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
function compileHint(chunks: readonly Chunk[]) {
  const { screen, needs = [] } = ROUTE_TABLE['/code']
  const own = [screen, ...needs].map(module => chunkOf(module, chunks))
  const modules = new Set(
    [...reach([...entriesOf(chunks), ...own], chunks)].flatMap(({ moduleIds }) => moduleIds),
  )
  return ({ moduleIds }: Pick<Rolldown.RenderedChunk, 'moduleIds'>) =>
    moduleIds.some(id => modules.has(id)) ? '//# allFunctionsCalledOnLoad' : ''
}
