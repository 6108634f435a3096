import { bundlePage } from './bundle'
import type { Remote } from './remote/remote'

export type ProductName = 'lifetag' | 'pouchdb' | 'rxdb'

/** A product under test: its server, and the page that uses its local database. */
export interface Product {
  name: ProductName
  remote: Remote
  /** A script for the page; it sets `globalThis.bench`. */
  script: string
}

export async function startProduct(name: ProductName, remote: Remote): Promise<Product> {
  return { name, remote, script: await bundlePage(name) }
}
