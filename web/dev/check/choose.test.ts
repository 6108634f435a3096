import { expect, it } from 'vitest'
import { choose } from './choose'
import { stages } from './stages'

const all = stages()
const names = (...args: string[]) => choose(all, args).map(stage => stage.name)

it('without arguments runs the short stages, the browser last', () => {
  expect(names()).toEqual(all.filter(stage => !stage.isRest).map(stage => stage.name))
  expect(names().at(-1)).toBe('browser')
})

it('--all adds the rest', () => {
  expect(names('--all')).toEqual(all.map(stage => stage.name))
  expect(names('--all').slice(names().length)).toEqual([
    'api-rest',
    'sync-proof-rest',
    'protocol-rest',
    'web-rest',
    'tools-rest',
    'browser-rest',
  ])
})

it('splits the browser tests into the short ones and the rest', () => {
  const command = (name: string) => all.find(stage => stage.name === name)?.command.at(-1)
  expect(command('browser')).toBe('--grep=@core')
  expect(command('browser-rest')).toBe('--grep-invert=@core')
})

it('--only runs the named stages, in the order of the table', () => {
  expect(names('--only=api,types')).toEqual(['types', 'api'])
  expect(names('--only=api', '--only=types')).toEqual(['types', 'api'])
})

it('--only=browser also runs the build that it needs', () => {
  expect(names('--only=browser')).toEqual(['build', 'browser'])
})

it('--changed compares with the last commit, or with a branch', () => {
  const asked: string[] = []
  const find = (since: string) => {
    asked.push(since)
    return { since, files: ['README.md'] }
  }
  for (const arg of ['--changed', '--changed=main']) {
    expect(choose(all, [arg], find).map(({ name }) => name)).not.toContain('browser')
  }
  expect(asked).toEqual(['HEAD', 'main'])
})

it.each(['--changed=', '--only=brwoser', '--only=', '--onyl=api', 'api'])('%s is refused', arg => {
  expect(() => choose(all, [arg])).toThrow('Not understood')
})

it('runs again only the tests that do more in full', () => {
  const files = all.find(stage => stage.name === 'api-rest')?.command
  expect(files).toContain('every-role.pg.test.ts')
  expect(files).toContain('server.all.test.ts')
  expect(files).not.toContain('every-route.pg.test.ts')
})
