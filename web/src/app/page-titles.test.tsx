/** A browser keeps the titles of pages in its history, which a sign-out cannot delete. */
import { expect, it } from 'vitest'
import { open, own, setUpAppWithFaults, user } from '../../dev/test/app-with-faults'
import { untilLoaded } from '../../dev/test/until-loaded'
import { familyPath, paths } from '../addresses/paths'
import { useProfiles } from '../people/profiles'

const LEO_ID = '0197a000-0000-7000-8000-0000000000e3'

setUpAppWithFaults()

it.each([
  paths.dashboard,
  paths.code,
  paths.family,
  familyPath(LEO_ID),
  familyPath(user.id),
  '/dashboard?tab=medical',
  '/dashboard?tab=profile',
])('the title of %s names no one', async path => {
  const leo = { ...own, id: LEO_ID, name: 'Leo', role: 'guardian', kind: 'managed' } as const
  useProfiles.setState({ actorId: user.id, list: [own, leo], shownId: LEO_ID })
  open(path)
  await untilLoaded()
  await expect.poll(() => document.title).toContain('LifeTag')
  expect(document.title).not.toMatch(/Leo|Ana/)
})
