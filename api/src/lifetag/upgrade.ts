import postgres from 'postgres'
import { checkMachine, readMachine } from '../checks/check-machine'
import type { Finding } from '../checks/finding'
import { RELEASE } from '../core/package-root'
import {
  type Applied,
  findTooNew,
  isApplied,
  listApplied,
  type Migration,
  phaseOf,
  readMigrations,
  refuseUnknown,
} from '../db/migrate'
import { requirePostgresVersion } from '../db/postgres-version'
import { type Answer, type Command, UsageError } from './command'
import { checkBackups } from './doctor'
import { withDatabase } from './with-database'

export const upgradeCommands: readonly Command[] = [
  {
    name: 'upgrade',
    options: { check: { help: 'the only form: servers upgrade the database when they start' } },
    help: 'with --check, run with the new release: what it needs, and what its start will change',
    run: async given => {
      if (!given.has('check')) {
        throw new UsageError(
          'The first server of a new release upgrades the database. To see how: lifetag upgrade --check',
        )
      }
      const { files, applied, env } = await readBoth()
      refuseUnknown(files, applied)
      const findings = [
        ...checkMachine(await readMachine(env.dataDir)),
        ...(applied.length > 0 ? await checkBackups(env) : []),
      ]
      return describeUpgrade(files, applied, findings)
    },
  },
  {
    name: 'rollback',
    help: 'run with the release before: whether it still runs on the database',
    run: async () => {
      const { files, applied } = await readBoth()
      return describeRollback(files, applied)
    },
  },
]

const readBoth = () =>
  withDatabase(async ({ ownerUrl, env }) => {
    const sql = postgres(ownerUrl, { max: 1, connect_timeout: 5, onnotice: () => {} })
    try {
      await requirePostgresVersion(sql)
      const [row] = await sql<{ exists: boolean }[]>`
        select to_regclass('public.migrations') is not null as exists`
      const applied = row?.exists ? [...(await listApplied(sql))] : []
      return { env, applied, files: await readMigrations() }
    } finally {
      await sql.end({ timeout: 1 })
    }
  })

function describeUpgrade(
  files: readonly Migration[],
  applied: readonly Applied[],
  findings: readonly Finding[],
): Answer {
  const pending = files.filter(file => !isApplied(file, applied))
  const newest = applied.at(-1)?.version ?? 0
  const runsBeside = pending.every(file => (phaseOf(file)?.runsWith ?? Infinity) <= newest)
  const problems = findings.filter(({ isWell }) => !isWell)
  return {
    text: [
      ...(pending.length > 0
        ? [`The first server of this release runs ${pending.map(({ name }) => name).join(', ')}.`]
        : ['The database needs no change.']),
      adviseOn(applied.length === 0, runsBeside),
      ...problems.map(({ name, text }) => `BAD ${name}: ${text}`),
    ].join('\n'),
    json: { pending: pending.map(({ name }) => name), runsBeside, problems },
    isBad: problems.length > 0,
  }
}

function adviseOn(isEmpty: boolean, runsBeside: boolean): string {
  if (isEmpty) return 'The database is empty. Start a server.'
  return runsBeside
    ? 'Replace the servers one by one. The release before runs on the new schema, so you can go back to it.'
    : 'Stop all servers, then start those of this release. Only a restore leads back to the release before.'
}

function describeRollback(files: readonly Migration[], applied: readonly Applied[]): Answer {
  const newest = files.at(-1)?.version ?? 0
  const newer = applied.filter(({ version }) => version > newest).map(({ name }) => name)
  const tooNew = findTooNew(files, applied).map(({ name }) => name)
  const json = { release: RELEASE, newer, tooNew }
  if (tooNew.length > 0) {
    return {
      text: `It is too late for ${RELEASE}: ${tooNew.join(', ')} changed what it needs. Go forward, or restore a backup that ${RELEASE} made.`,
      ...{ json, isBad: true },
    }
  }
  refuseUnknown(files, applied)
  const text =
    newer.length > 0
      ? `${RELEASE} runs on this database. Replace the servers one by one. What ${newer.join(', ')} added stays.`
      : `No newer release has changed this database, so ${RELEASE} runs. Run this command with the release that you want to go back to.`
  return { text, json }
}
