import postgres from 'postgres'
import { openPlace } from '../adapters/backups/open-place'
import { openMail } from '../adapters/mail/open-mail'
import { findNewestBackup } from '../backup/back-up-if-due'
import { checkMachine, readMachine } from '../checks/check-machine'
import { checkReachable } from '../checks/check-origin'
import { checkSettings } from '../checks/check-settings'
import { bad, type Finding, well } from '../checks/finding'
import { countWords } from '../core/count-words'
import type { DataKeys } from '../core/data-keys'
import { type Env, readEnv } from '../core/env'
import { StartError } from '../core/start-error'
import { makeUuidV7 } from '../core/uuid'
import { BACKUP_STALE_MS } from '../db/backup-state'
import { requireDataKeys } from '../db/keyring'
import { randomBytes } from '../db/random-pool'
import type { Command } from './command'
import { withDatabase } from './with-database'

const HOUR_MS = 60 * 60_000

export const doctorCommand: Command = {
  name: 'doctor',
  options: { 'mail-to': { value: 'E-MAIL', help: 'also sends an e-mail there' } },
  help: 'checks the machine, the settings, the database, the address and the backups',
  run: async given => {
    const env = readEnv(process.env)
    const findings = [
      ...checkMachine(await readMachine(env.dataDir)),
      ...checkSettings(env),
      ...(await tried('Database', checkDatabase)),
      ...(await checkReachable(env.publicOrigin, Date.now)),
      ...(await tried('Backups', () => checkBackups(env))),
      ...(await tried('Mail', () => sendMail(env, given.value('mail-to')))),
    ]
    const lines = findings.map(
      ({ isWell, name, text }) => `${isWell ? 'ok ' : 'BAD'} ${name}: ${text}`,
    )
    const isBad = findings.some(({ isWell }) => !isWell)
    return { text: lines.join('\n'), json: { isWell: !isBad, findings }, isBad }
  },
}

/** A check that cannot run is a finding, too, and stops no other. */
async function tried(name: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    return [bad(name, error instanceof Error ? error.message || error.name : String(error))]
  }
}

const checkDatabase = () =>
  withDatabase(async ({ ownerUrl, env, readDataKeys }) => {
    const sql = postgres(ownerUrl, { max: 1, connect_timeout: 5, onnotice: () => {} })
    try {
      const [row] = await sql<{ version: string; exists: boolean }[]>`
        select current_setting('server_version') as version,
               to_regclass('public.server_keys') is not null as exists`
      const where = env.database ? 'yours' : 'the bundled one'
      return [
        well('Database', `Postgres ${row?.version}, ${where}, answers.`),
        ...(row?.exists ? [await checkDataKeys(sql, await readDataKeys())] : []),
      ]
    } finally {
      await sql.end({ timeout: 1 })
    }
  })

async function checkDataKeys(sql: postgres.Sql, dataKeys: DataKeys): Promise<Finding> {
  try {
    await requireDataKeys(sql, dataKeys)
    return well('Keys', 'DATA_KEYS open this database.')
  } catch (error) {
    if (error instanceof StartError) return bad('Keys', error.message)
    throw error
  }
}

export async function checkBackups({ backup: { to, bucketKeys } }: Env): Promise<Finding[]> {
  if (!to) return []
  const newest = await findNewestBackup(openPlace(to, bucketKeys), new Date())
  if (!newest) return [bad('Backups', `There is none in ${to} yet. Run: lifetag backup`)]
  const age = countWords(Math.floor((Date.now() - newest.getTime()) / HOUR_MS), 'hour')
  return Date.now() - newest.getTime() > BACKUP_STALE_MS
    ? [bad('Backups', `The newest is ${age} old. The log has a line "backup" with the reason.`)]
    : [well('Backups', `The newest is ${age} old.`)]
}

async function sendMail(env: Env, to: string | undefined): Promise<Finding[]> {
  if (!to) return []
  const now = () => new Date()
  const mail = openMail(env, { now, newId: () => makeUuidV7(Date.now(), randomBytes(10)) })
  try {
    await mail.send({
      to,
      subject: 'LifeTag can send e-mails',
      text: 'lifetag doctor sent this e-mail.',
    })
    return [well('Mail', `The mail server took an e-mail to ${to}. Check that it arrived.`)]
  } finally {
    mail.close()
  }
}
