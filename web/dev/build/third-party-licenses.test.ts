import { expect, it } from 'vitest'
import { findDependencies, licenseText } from './third-party-licenses'

const found = [...findDependencies().values()]

it('lists the packages of the app, its worker and the server, and the packages that those need', () => {
  const names = found.map(({ name }) => name)
  const font = '@fontsource-variable/atkinson-hyperlegible-next'
  expect(names).toEqual(expect.arrayContaining(['react', 'scheduler', 'workbox-core', font]))
  expect(names).toEqual(expect.arrayContaining(['hono', 'postgres', 'zod']))
  expect(names).not.toContain('sync-protocol')
  expect(names).not.toContain('vitest')
})

it('each package is listed once, with its licence', () => {
  const keys = found.map(({ name, version }) => `${name} ${version}`)
  expect(keys).toEqual([...new Set(keys)])
  expect(found.filter(({ license }) => !license)).toEqual([])
  const text = licenseText()
  expect(text).toMatch(/\nreact \d[\d.]+ \(MIT\)\n\nMIT License\n/)
  expect(text).toMatch(/\nhono \d[\d.]+ \(MIT\)\n\nMIT License\n/)
  expect(text).toContain('SIL OPEN FONT LICENSE')
})
