import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { openPlace, openPlaceOf } from '../adapters/backups/open-place'
import { openFiles } from '../adapters/files/open-files'
import { isRecipient, makeKeyPair, parseIdentities } from '../backup/age'
import { openBackupKeys } from '../backup/backup-keys'
import { type Restored, restoreBackup } from '../backup/restore-backup'
import { verifyBackup } from '../backup/verify-backup'
import { writeBackup } from '../backup/write-backup'
import { countWords } from '../core/count-words'
import { readEnv } from '../core/env'
import { StartError } from '../core/start-error'
import { type Command, type Given, UsageError } from './command'
import { withDatabase } from './with-database'

const IDENTITIES = {
  identity: { value: 'KEYFILE', help: 'opens the backup (a file with AGE-SECRET-KEY-1…)' },
  'keys-identity': { value: 'KEYFILE', help: 'opens the DATA_KEYS in it, if it is another one' },
} as const

export const backupCommands: readonly Command[] = [
  {
    name: 'backup',
    options: {
      to: {
        value: 'PLACE',
        help: 'a folder, or s3://BUCKET?endpoint=https://HOST (else BACKUP_TO)',
      },
      recipient: { value: 'age1…', help: 'the public key it is sealed to (else BACKUP_RECIPIENT)' },
      'keys-recipient': {
        value: 'age1…',
        help: 'puts DATA_KEYS into it, sealed to this key (else BACKUP_KEYS_RECIPIENT)',
      },
    },
    help: 'writes everything into one sealed file, while servers keep serving',
    run: async given => {
      const { backup } = readEnv(process.env)
      const to = given.value('to') ?? backup.to
      if (!to) throw new UsageError('Say where to: lifetag backup --to FOLDER, or set BACKUP_TO')
      const recipient = requireRecipient(given.value('recipient') ?? backup.recipient)
      const keysRecipient = given.value('keys-recipient') ?? backup.keysRecipient
      if (keysRecipient) requireRecipient(keysRecipient)
      const place = openPlace(pathOf(to), backup.bucketKeys)
      return withDatabase(async ({ env, ownerUrl, readDataKeys }) => {
        const name = await writeBackup({
          ...{ ownerUrl, place, recipients: [recipient], now: new Date() },
          store: openFiles(env)?.store ?? null,
          dataKeys: keysRecipient ? { keys: await readDataKeys(), recipient: keysRecipient } : null,
        })
        const file = place.addressOf(name)
        const keys = keysRecipient
          ? 'DATA_KEYS are in it.'
          : 'DATA_KEYS are not in it: keep them elsewhere, or name --keys-recipient.'
        return { text: `${file}\n${keys}`, json: { file, hasDataKeys: Boolean(keysRecipient) } }
      })
    },
  },
  {
    name: 'restore',
    args: ['FILE'],
    options: { ...IDENTITIES, yes: { help: 'replaces the rows of the database without asking' } },
    help: 'replaces the database by a backup, while no server runs',
    run: async given => {
      const identities = await readIdentities(given)
      return withDatabase(async ({ env, ownerUrl }) => {
        const keys = openBackupKeys(env, identities)
        const restored = await restoreBackup({
          ...{ ownerUrl, identities, openKeys: keys.open, beforeCommit: keys.keep },
          sealed: readBackup(given),
          store: openFiles(env)?.store ?? null,
          confirm: people => confirmOverwrite(given, people),
        })
        return {
          text: `${describe(restored)}\nStart the servers. Phones send again what the backup lacks.`,
          json: restored,
        }
      })
    },
  },
  {
    name: 'verify',
    args: ['FILE'],
    options: IDENTITIES,
    help: 'restores a backup into a database of its own and opens a sample of it',
    run: async given => {
      const env = readEnv(process.env)
      const identities = await readIdentities(given)
      const { open } = openBackupKeys(env, identities)
      const verified = await verifyBackup({
        identities,
        sealed: readBackup(given),
        openKeys: head => open(head).catch(() => null),
        folder: env.dataDir,
      })
      const { opened } = verified
      const sample = opened
        ? `Opened: ${countWords(opened.records, 'record')} and ${countWords(opened.files, 'file')} of ${countWords(opened.people, 'person', 'people')}.`
        : 'No record was opened, because DATA_KEYS are not here.'
      return {
        text: `${describe(verified)}\n${sample}`,
        json: verified,
        isBad: opened === null,
      }
    },
  },
  {
    name: 'keys new-backup-pair',
    help: 'makes a key pair for backups: keep the secret key away from the server',
    run: async () => {
      const pair = await makeKeyPair()
      return {
        text:
          `# Keep this file away from the server. It opens every backup.\n${pair.secretKey}\n` +
          `# Give the server this line:\n# BACKUP_RECIPIENT=${pair.publicKey}`,
        json: pair,
      }
    },
  },
]

function requireRecipient(recipient: string | undefined): string {
  if (!recipient) {
    throw new StartError(
      'Set BACKUP_RECIPIENT, the public key that backups are sealed to. Make one on another machine: ' +
        'lifetag keys new-backup-pair',
    )
  }
  if (isRecipient(recipient)) return recipient
  throw new StartError(`${recipient} is no public key of age. It begins with age1.`)
}

async function readIdentities(given: Given): Promise<string[]> {
  const file = given.value('identity')
  if (!file) throw new UsageError('Name the file of the secret key: --identity KEYFILE')
  const files = [file, given.value('keys-identity') ?? file]
  const texts = await Promise.all(
    files.map(path =>
      readFile(pathOf(path), 'utf8').catch(() => {
        throw new StartError(`${path} cannot be read`)
      }),
    ),
  )
  return [...new Set(texts.flatMap(parseIdentities))]
}

function readBackup({ args: [file = ''] }: Given) {
  const { place, name } = openPlaceOf(pathOf(file), readEnv(process.env).backup.bucketKeys)
  return place.read(name)
}

/** npm runs scripts in the root of the package. */
const pathOf = (path: string) =>
  path.startsWith('s3:') ? path : resolve(process.env.INIT_CWD ?? '.', path)

async function confirmOverwrite(given: Given, people: number) {
  if (given.has('yes')) return
  const loss = `The database has ${countWords(people, 'person', 'people')}. The backup replaces them.`
  if (!process.stdin.isTTY) throw new UsageError(`${loss} Add --yes if you want that.`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`${loss} Type "yes" if you want that: `)
  terminal.close()
  if (answer.trim() !== 'yes') throw new StartError('Nothing was changed.')
}

const HOUR_MS = 60 * 60_000

function describe({ createdAt, release, rows, missingFiles }: Restored): string {
  const hours = Math.floor((Date.now() - createdAt.getTime()) / HOUR_MS)
  const age = hours < 48 ? countWords(hours, 'hour') : `${Math.floor(hours / 24)} days`
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return [
    `The backup of ${createdAt.toISOString()} (${age} old, release ${release}) is whole.`,
    `${countWords(rows.users ?? 0, 'account')}, ${countWords(rows.records ?? 0, 'record')}, ${countWords(rows.files ?? 0, 'file')}, ${countWords(all, 'row')} in all.`,
    ...(missingFiles > 0
      ? [`${countWords(missingFiles, 'file')} had been deleted from the bucket meanwhile.`]
      : []),
  ].join('\n')
}
