import { zoneOf, zones } from '../boundaries/zones'
import { packageOf, type Tree } from './tree'

/** The number of pairs of files. */
type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, number>>

/**
 * The folder of a file is the first one under `src`, and under `features` the second one, because each
 * feature is on its own. A file directly under `src` is a folder of its own: it starts a program.
 */
export function folderOf(path: string): string {
  const parts = path.split('/')
  return parts.slice(0, parts[2] === 'features' ? 4 : 3).join('/')
}

/**
 * Like the folder, but files that the table of zones names one by one are a folder of their own, because
 * the table says who may import them.
 */
export function zoneFolderOf(path: string): string {
  const zone = zoneOf(path)
  const isOfFiles = zone !== undefined && zones[zone]?.at.every(at => !at.endsWith('/'))
  return isOfFiles ? zone : folderOf(path)
}

export function folderGraph(tree: Tree, folderIn: (path: string) => string): FolderGraph {
  const graph = new Map<string, Map<string, number>>()
  for (const file of tree.product) {
    const from = folderIn(file.path)
    for (const target of tree.importsOf(file)) {
      const to = folderIn(target)
      if (to === from || packageOf(to) !== packageOf(from)) continue
      const edges = graph.get(from) ?? new Map<string, number>()
      graph.set(from, edges.set(to, (edges.get(to) ?? 0) + 1))
    }
  }
  return graph
}

/** Strongly connected components of at least two. */
export function folderCycles(graph: FolderGraph): string[][] {
  const reach = new Map([...graph.keys()].map(from => [from, reachedFrom(graph, from)]))
  const done = new Set<string>()
  return [...graph.keys()].flatMap(from => {
    if (done.has(from) || !reach.get(from)?.has(from)) return []
    const cycle = [...graph.keys()].filter(
      each => reach.get(from)?.has(each) && reach.get(each)?.has(from),
    )
    for (const each of cycle) done.add(each)
    return [cycle]
  })
}

function reachedFrom(graph: FolderGraph, from: string): Set<string> {
  const reached = new Set<string>()
  const visit = (folder: string) => {
    for (const next of graph.get(folder)?.keys() ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      visit(next)
    }
  }
  visit(from)
  return reached
}

/**
 * Returns the fewest imports between the folders of a cycle that have to go so that the rest can be put in
 * order. Exact, because it tries each set of folders as the lower ones.
 */
export function upwardImports(graph: FolderGraph, cycle: readonly string[]): number {
  // Of the folders that are put lowest, only the set matters and not their order.
  const fewest = new Map<number, number>([[0, 0]])
  const all = 2 ** cycle.length - 1
  for (let lower = 0; lower < all; lower++) {
    const known = fewest.get(lower) ?? Number.POSITIVE_INFINITY
    for (const [at, folder] of cycle.entries()) {
      const bit = 2 ** at
      if (lower & bit) continue
      const upwards = cycle.reduce(
        (sum, other, index) =>
          lower & (2 ** index) || other === folder
            ? sum
            : sum + (graph.get(folder)?.get(other) ?? 0),
        0,
      )
      const next = lower + bit
      fewest.set(next, Math.min(fewest.get(next) ?? Number.POSITIVE_INFINITY, known + upwards))
    }
  }
  return fewest.get(all) ?? 0
}
