import { expect, it } from 'vitest'
import { choose } from './choose'
import { stages } from './stages'

const all = stages('report.json')
const names = (...args: string[]) => choose(all, args).map(stage => stage.name)

it('without arguments the short stages run, the browser last', () => {
  expect(names()).toEqual(all.filter(stage => !stage.isRest).map(stage => stage.name))
  expect(names().at(-1)).toBe('browser')
})

it('--all adds the rest', () => {
  expect(names('--all')).toEqual(all.map(stage => stage.name))
  expect(names('--all').slice(names().length)).toEqual([
    'protocol-rest',
    'web-rest',
    'sync-proof-rest',
    'api-rest',
    'browser-rest',
  ])
})

it('the short and the rest of the browser tests are all of them', () => {
  const command = (name: string) => all.find(stage => stage.name === name)?.command.at(-1)
  expect(command('browser')).toBe('--grep=@core')
  expect(command('browser-rest')).toBe('--grep-invert=@core')
})

it('--only names the stages that run, in the order of the table', () => {
  expect(names('--only=api,types')).toEqual(['types', 'api'])
  expect(names('--only=api', '--only=types')).toEqual(['types', 'api'])
})

it('the browser stage brings the build it works on', () => {
  expect(names('--only=browser')).toEqual(['build', 'browser'])
})

it('--changed asks what differs from the last commit, or from a branch', () => {
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
