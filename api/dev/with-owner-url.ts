import { openDataKeysFile } from '../src/core/data-keys'
import { readEnv } from '../src/core/env'
import { startEmbeddedPostgres } from '../src/db/embedded/start-embedded-postgres'
import { runCommand } from './run-command'

export async function withOwnerUrl(
  command: (url: string, readDataKeys: () => ReturnType<typeof openDataKeysFile>) => Promise<void>,
): Promise<void> {
  await runCommand(async () => {
    const env = readEnv(process.env)
    const embedded = env.database ? undefined : await startEmbeddedPostgres(env.dataDir)
    try {
      await command(
        env.database?.ownerUrl ?? embedded?.url ?? '',
        async () => env.dataKeys ?? openDataKeysFile(env.dataDir),
      )
    } finally {
      await embedded?.stop()
    }
  })
}
