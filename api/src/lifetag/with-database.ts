import { type DataKeys, openDataKeysFile } from '../core/data-keys'
import { type Env, readEnv } from '../core/env'
import { type Database, openDatabase } from '../db/database'
import { reachEmbeddedPostgres } from '../db/embedded/start-embedded-postgres'
import { type Keyring, openKeyring } from '../db/keyring'

type Reached = {
  env: Env
  ownerUrl: string
  readDataKeys(): Promise<DataKeys>
}

export async function withDatabase<T>(work: (reached: Reached) => Promise<T>): Promise<T> {
  const env = readEnv(process.env)
  const embedded = env.database ? undefined : await reachEmbeddedPostgres(env.dataDir)
  try {
    return await work({
      env,
      ownerUrl: env.database?.ownerUrl ?? embedded?.url ?? '',
      readDataKeys: async () => env.dataKeys ?? openDataKeysFile(env.dataDir),
    })
  } finally {
    await embedded?.stop()
  }
}

/** Only the keyring can look up a person by their e-mail address. */
export const withKeyring = <T>(
  work: (reached: Reached & { keyring: Keyring; database: Database }) => Promise<T>,
): Promise<T> =>
  withDatabase(async reached => {
    const database = openDatabase(reached.ownerUrl)
    try {
      const keyring = await openKeyring(database, await reached.readDataKeys(), Date.now)
      return await work({ ...reached, database, keyring })
    } finally {
      await database.close(2)
    }
  })
