import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AppServer } from '../../../e2e/harness/app-server'

export interface DatabaseLogin {
  port: string
  user: string
  password: string
  database: string
}

export function databaseOf({ dataDir }: AppServer): DatabaseLogin {
  const home = join(dataDir, 'postgres')
  const pidFile = readFileSync(join(home, 'data/postmaster.pid'), 'utf8')
  const { owner } = JSON.parse(readFileSync(join(home, 'passwords.json'), 'utf8'))
  // The port is on the fourth line of postmaster.pid (Postgres' own pidfile.h).
  const port = pidFile.split('\n')[3] ?? ''
  return { port, user: 'lifetag_owner', password: owner, database: 'lifetag' }
}
