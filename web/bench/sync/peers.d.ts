/** What the benchmark uses of the peers that bring no types of their own. */

interface PouchReplication extends PromiseLike<unknown> {}

interface PouchDatabase<Doc> {
  info(): Promise<unknown>
  put(doc: Doc): Promise<{ rev: string }>
  get(id: string): Promise<Doc>
  remove(doc: Doc): Promise<unknown>
  allDocs(options: { include_docs: true }): Promise<{ rows: { doc: Doc }[] }>
  replicate: {
    to(remote: string, options?: { batch_size: number }): PouchReplication
    from(remote: string, options?: { batch_size: number }): PouchReplication
  }
  sync(
    remote: string,
    options?: { batch_size: number; live?: true; retry?: true },
  ): PouchReplication
}

interface PouchConstructor {
  new <Doc>(name: string): PouchDatabase<Doc>
  plugin(plugin: unknown): PouchConstructor
  defaults(options: { adapter: string }): PouchConstructor
}

declare module 'pouchdb-browser' {
  const PouchDB: PouchConstructor
  export default PouchDB
}

declare module 'pouchdb-core' {
  const PouchDB: PouchConstructor
  export default PouchDB
}

declare module 'pouchdb-adapter-memory' {
  const plugin: unknown
  export default plugin
}

declare module 'express-pouchdb' {
  import type { RequestListener } from 'node:http'
  export default function expressPouchDb(
    PouchDB: PouchConstructor,
    options: { mode: 'minimumForPouchDB' },
  ): RequestListener
}
