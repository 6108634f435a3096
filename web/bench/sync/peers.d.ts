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

/** Only `npm run bench:sync` installs RxDB. */
declare module 'rxdb/plugins/core' {
  export type WithDeleted<Doc> = Doc & { _deleted: boolean }
  export interface RxReplicationWriteToMasterRow<Doc> {
    assumedMasterState?: WithDeleted<Doc>
    newDocumentState: WithDeleted<Doc>
  }
  export type ReplicationPullHandler<Doc, Checkpoint> = (
    checkpoint: Checkpoint | undefined,
    batchSize: number,
  ) => Promise<{ documents: WithDeleted<Doc>[]; checkpoint: Checkpoint }>
  export type ReplicationPushHandler<Doc> = (
    rows: RxReplicationWriteToMasterRow<Doc>[],
  ) => Promise<WithDeleted<Doc>[]>
  export interface RxJsonSchema<Doc> {
    version: number
    primaryKey: keyof Doc
    type: 'object'
    properties: Record<keyof Doc, object>
    required: (keyof Doc)[]
  }
  type RxDocument<Doc> = Doc & {
    patch(values: Partial<Doc>): Promise<unknown>
    remove(): Promise<unknown>
  }
  export interface RxCollection<Doc> {
    insert(doc: Doc): Promise<unknown>
    findOne(id: string): { exec(throwIfMissing: true): Promise<RxDocument<Doc>> }
    find(): { exec(): Promise<RxDocument<Doc>[]> }
  }
  export function createRxDatabase(options: {
    name: string
    storage: unknown
    multiInstance: boolean
  }): Promise<{
    addCollections<Collections>(schemas: Record<keyof Collections, object>): Promise<Collections>
  }>
}

declare module 'rxdb/plugins/replication' {
  import type {
    ReplicationPullHandler,
    ReplicationPushHandler,
    RxCollection,
  } from 'rxdb/plugins/core'
  export function replicateRxCollection<Doc, Checkpoint>(options: {
    replicationIdentifier: string
    collection: RxCollection<Doc>
    live: boolean
    pull?: { handler: ReplicationPullHandler<Doc, Checkpoint>; batchSize: number }
    push?: { handler: ReplicationPushHandler<Doc>; batchSize: number }
  }): {
    error$: { subscribe(next: (error: Error) => void): unknown }
    awaitInitialReplication(): Promise<unknown>
    cancel(): Promise<unknown>
  }
}

declare module 'rxdb/plugins/storage-dexie' {
  export function getRxStorageDexie(): unknown
}
