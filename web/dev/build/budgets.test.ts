import { expect, it } from 'vitest'
import { BUDGETS, overBudget, precached, scriptsTo } from './budgets'

it('the build passes at its budget, and fails one byte over with a message', () => {
  expect(overBudget({ ...BUDGETS })).toEqual([])
  const most = BUDGETS['the worker, as sent']
  expect(overBudget({ ...BUDGETS, 'the worker, as sent': most + 1 })).toEqual([
    `the worker, as sent: ${most + 1} bytes, 1 too many`,
  ])
})

it('counts the scripts that the page names and those of the screen', () => {
  const page =
    '<script src="/assets/index.js"></script><link href="/assets/react.js"><img src="/a.svg">'
  const scripts = scriptsTo('/', page, {
    '/': ['assets/landing.js'],
    '/admin': ['assets/admin.js'],
  })
  expect(scripts).toEqual(['assets/index.js', 'assets/react.js', 'assets/landing.js'])
  expect(() => scriptsTo('/gone', page, {})).toThrow('The scripts of /gone were not found')
  expect(() => scriptsTo('/', '<html>', { '/': [] })).toThrow('The scripts of / were not found')
})

it('finds the worker’s list of files in either notation', () => {
  const files = Array.from({ length: 30 }, (_, i) => `assets/${i}.js`)
  const plain = JSON.stringify(files.map(url => ({ revision: null, url })))
  const short = files.map(url => `{revision:null,url:\`${url}\`}`).join()
  expect(precached(plain)).toEqual(files)
  expect(precached(short)).toEqual(files)
  expect(() => precached('[]')).toThrow('not found')
})
