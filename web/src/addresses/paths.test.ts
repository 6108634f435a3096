import { isAppRoute } from 'sync-protocol/rest'
import { expect, it } from 'vitest'
import { authPath, dashboardPath, dashboardTabs, loginPath, paths, profileCardOf } from './paths'

it('has a route of the server for each screen', () => {
  // With a network, a scanned link opens the server's own page.
  const { responder: _, ...screens } = paths
  expect(Object.values(screens).filter(path => !isAppRoute(path))).toEqual([])
})

it('has an address for each tab, and the plain one for the overview', () => {
  expect(dashboardTabs.map(dashboardPath)).toEqual([
    '/dashboard',
    '/dashboard?tab=medical-info',
    '/dashboard?tab=qr-codes',
    '/dashboard?tab=profile',
  ])
})

it('shows a field of the profile in one card only', () => {
  expect(
    [['dnrDocumentUrl'], ['additionalNotes'], ['insurance'], ['fullName'], []].map(profileCardOf),
  ).toEqual(['dnr', 'notes', 'insurance', 'personal', 'personal'])
})

it('keeps the whole way back in the address', () => {
  expect(loginPath('/dashboard?tab=a&b=c#d')).toBe(
    '/api/login?returnTo=%2Fdashboard%3Ftab%3Da%26b%3Dc%23d',
  )
  expect([loginPath(), authPath()]).toEqual(['/api/login', '/auth'])
})
