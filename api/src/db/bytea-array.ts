import type postgres from 'postgres'

/** The type `bytea[]`: left to itself, the driver sends an array of buffers as its first one. */
const BYTEA_ARRAY = 1001

/** Binary values as one parameter, as in `= any(${byteaArray(tx, hashes)})`. */
export const byteaArray = (sql: Pick<postgres.ISql, 'array'>, values: Buffer[]) =>
  sql.array(values, BYTEA_ARRAY)
