import type postgres from 'postgres'

/** `bytea[]`. Without this type the driver takes the type from the first buffer. */
const BYTEA_ARRAY = 1001

export const byteaArray = (sql: Pick<postgres.ISql, 'array'>, values: Buffer[]) =>
  sql.array(values, BYTEA_ARRAY)
