import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from '../package-root'
import { OLDEST_POSTGRES, refuseOldPostgres } from './postgres-version'

it.each([
  { number: 90_624, name: '9.6.24' },
  { number: 140_020, name: '14.20 (Debian 14.20-1)' },
])('refuses Postgres $name, and says which it needs', version => {
  expect(() => refuseOldPostgres(version)).toThrow(
    `The database is Postgres ${version.name}. LifeTag needs Postgres 15 or newer.`,
  )
})

it.each([
  { number: 150_000, name: '15.0' },
  { number: 180_004, name: '18.4' },
])('takes Postgres $name', version => {
  expect(() => refuseOldPostgres(version)).not.toThrow()
})

it.each(['../README.md', 'README.md', 'ops/README.md'])('%s names this version', document => {
  const text = readFileSync(join(packageRoot, document), 'utf8')
  const named = [...text.matchAll(/Postgres (\d+)(?= (?:or|and) newer)/g)].map(
    ([, version]) => version,
  )
  expect(new Set(named)).toEqual(new Set([`${OLDEST_POSTGRES}`]))
})
