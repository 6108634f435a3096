import { bundlePage } from './bundle'
import { startLifeTag } from './remote/lifetag'
import { startPouchDb } from './remote/pouchdb'
import type { Remote } from './remote/remote'
import { startRxDb } from './remote/rxdb'

/** A product under test: its server, and the page that uses its local database. */
export interface Product {
  name: ProductName
  remote: Remote
  /** A script for the page; it sets `globalThis.bench`. */
  script: string
}

const STARTS = { lifetag: startLifeTag, pouchdb: startPouchDb, rxdb: startRxDb }
export type ProductName = keyof typeof STARTS

export async function startProduct(name: ProductName): Promise<Product> {
  const [script, remote] = await Promise.all([bundlePage(name), STARTS[name]()])
  return { name, script, remote }
}
