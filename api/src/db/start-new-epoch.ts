import { randomUUID } from 'node:crypto'
import postgres from 'postgres'

/**
 * Version numbers are assigned anew after a restore. In a new epoch each device starts from the server's state
 * and sends again what the backup did not contain. Running servers need no restart.
 */
export async function startNewEpoch(ownerUrl: string): Promise<string> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  try {
    return await setNewEpoch(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

export async function setNewEpoch(sql: postgres.ISql): Promise<string> {
  const epoch = randomUUID()
  await sql`update server_state set epoch = ${epoch}`
  return epoch
}
