import { isAppRoute } from 'sync-protocol/rest'
import { expect, it } from 'vitest'
import { authPath, dashboardPath, dashboardTabs, loginPath, paths, profileCardOf } from './paths'

it('the server answers each of the screens with the app', () => {
  // A scanned link is the server's own page while there is a network.
  const { responder: _, ...screens } = paths
  expect(Object.values(screens).filter(path => !isAppRoute(path))).toEqual([])
})

it('a tab has an address, and the overview has the plain one', () => {
  expect(dashboardTabs.map(dashboardPath)).toEqual([
    '/dashboard',
    '/dashboard?tab=medical-info',
    '/dashboard?tab=qr-codes',
    '/dashboard?tab=profile',
  ])
})

it('a field of the profile stands in one card', () => {
  expect(
    [['dnrDocumentUrl'], ['additionalNotes'], ['insurance'], ['fullName'], []].map(profileCardOf),
  ).toEqual(['dnr', 'notes', 'insurance', 'personal', 'personal'])
})

it('the way back travels whole', () => {
  expect(loginPath('/dashboard?tab=a&b=c#d')).toBe(
    '/api/login?returnTo=%2Fdashboard%3Ftab%3Da%26b%3Dc%23d',
  )
  expect([loginPath(), authPath()]).toEqual(['/api/login', '/auth'])
})
