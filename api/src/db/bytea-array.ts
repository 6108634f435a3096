import type postgres from 'postgres'

/** The type `bytea[]`. Without it the driver takes the type from the first buffer. */
const BYTEA_ARRAY = 1001

/** Makes one parameter of binary values, as in `= any(${byteaArray(tx, hashes)})`. */
export const byteaArray = (sql: Pick<postgres.ISql, 'array'>, values: Buffer[]) =>
  sql.array(values, BYTEA_ARRAY)
