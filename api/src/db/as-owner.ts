import postgres from 'postgres'

/** One connection as the owner of the tables, for housekeeping over everybody's rows. */
export async function asOwner<T>(
  ownerUrl: string,
  job: (sql: postgres.Sql) => Promise<T>,
): Promise<T> {
  const sql = postgres(ownerUrl, {
    max: 1,
    connection: { 'app.maintenance': 'on' },
    onnotice: () => {},
  })
  try {
    return await job(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}
