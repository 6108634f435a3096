import { APP_ROUTES } from 'sync-protocol/rest'
import { expect, it } from 'vitest'
import { ROUTE_TABLE } from './route-table'

const sources = import.meta.glob<string>('/src/{app,features}/*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('exports each screen from a file under its name', () => {
  const missing = Object.values(ROUTE_TABLE).filter(({ screen }) => {
    const words = screen.split('/').at(-1)?.split('-') ?? []
    const name = words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')
    return !sources[`/src/${screen}.tsx`]?.includes(`export function ${name}(`)
  })
  expect(missing).toEqual([])
})

it('has a path for each file of a screen', () => {
  const screens = new Set(Object.values(ROUTE_TABLE).map(({ screen }) => `/src/${screen}.tsx`))
  const files = Object.keys(sources).filter(file => file.endsWith('-screen.tsx'))
  expect(files.filter(file => !screens.has(file))).toEqual([])
})

it('has a path for each screen that the server knows, but serves a scanned link itself', () => {
  const paths = Object.keys(ROUTE_TABLE).filter(path => path !== '/e/:token')
  expect(paths.sort()).toEqual([...APP_ROUTES].sort())
})
