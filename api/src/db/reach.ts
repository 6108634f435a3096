/** How requests reach the database. */
export type Reach = {
  url: string
  /**
   * `url` logs in as the app role itself: nothing is set as a connection opens, so that a pooler may
   * lie between. Otherwise it is the owner's, and each connection acts as the app role.
   */
  isAppRole: boolean
  /** For LISTEN: leads to Postgres itself, as a pooler would forget who listens. */
  listenUrl: string
  /** False behind a pooler that does not know prepared statements (pgbouncer before 1.21). */
  prepare: boolean
}

/** One URL for everything: the owner's, and Postgres itself. */
export const reachAsOwner = (ownerUrl: string): Reach => ({
  url: ownerUrl,
  isAppRole: false,
  listenUrl: ownerUrl,
  prepare: true,
})
