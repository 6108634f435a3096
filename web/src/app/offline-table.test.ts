import { expect, it } from 'vitest'
import { OFFLINE_TABLE } from './offline-table'
import { ROUTE_TABLE } from './route-table'

it('each screen that is not stored with the app asks for a connection if it is missing', () => {
  const asking = Object.values(ROUTE_TABLE).filter(({ isOnlineOnly }) => isOnlineOnly)
  const screens = Object.keys(OFFLINE_TABLE).filter(module => module.endsWith('-screen'))
  expect(screens.toSorted()).toEqual([...new Set(asking.map(({ screen }) => screen))].toSorted())
})
