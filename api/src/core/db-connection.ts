export type DbConnection = {
  url: string
  /**
   * If true, `url` logs in as the app role and nothing is set when a connection opens, so a pooler may be in
   * between. If false, it is the owner's URL and each connection switches to the app role.
   */
  isAppRole: boolean
  /** Leads to Postgres itself, because a pooler forgets who listens. */
  listenUrl: string
  /** False behind a pooler without prepared statements (pgbouncer before 1.21). */
  prepare: boolean
}

export const ownerConnection = (ownerUrl: string): DbConnection => ({
  url: ownerUrl,
  isAppRole: false,
  listenUrl: ownerUrl,
  prepare: true,
})
