import { APP_ROUTES } from 'sync-protocol/rest'
import { expect, it } from 'vitest'
import { ROUTE_TABLE } from './route-table'

const sources = import.meta.glob<string>('/src/{app,features}/*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('each screen is a file that exports the component of its name', () => {
  const missing = Object.values(ROUTE_TABLE).filter(({ screen }) => {
    const words = screen.split('/').at(-1)?.split('-') ?? []
    const name = words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')
    return !sources[`/src/${screen}.tsx`]?.includes(`export function ${name}(`)
  })
  expect(missing).toEqual([])
})

it('each file of a screen has a path', () => {
  const screens = new Set(Object.values(ROUTE_TABLE).map(({ screen }) => `/src/${screen}.tsx`))
  const files = Object.keys(sources).filter(file => file.endsWith('-screen.tsx'))
  expect(files.filter(file => !screens.has(file))).toEqual([])
})

it('the server knows the path of each screen, and a scanned link is its own page', () => {
  const paths = Object.keys(ROUTE_TABLE).filter(path => path !== '/e/:token')
  expect(paths.sort()).toEqual([...APP_ROUTES].sort())
})
