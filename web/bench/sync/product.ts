import { bundlePage } from './bundle'
import type { Remote } from './remote/remote'

export type ProductName = 'lifetag' | 'pouchdb' | 'rxdb'

export interface Product<Name extends string = string> {
  name: Name
  remote: Remote
  script: string
}

export async function startProduct<Name extends string>(
  name: Name,
  remote: Remote,
): Promise<Product<Name>> {
  return { name, remote, script: await bundlePage(name) }
}
