import { expect, it } from 'vitest'
import { disclosesMore } from './discloses-more'
import { ACCESS_ROLES, FAMILY_LIMITS, MAY, may, type Right, ROLE_DAYS, roleEnd } from './roles'

/** The table of rights again, by hand: person, guardian, carer, viewer. */
const TABLE: Record<Right, string> = {
  read: '✓✓✓✓',
  edit: '✓✓✓–',
  codes: '✓✓✓–',
  scanLog: '✓✓✓–',
  alerts: '✓✓✓–',
  widen: '✓✓––',
  members: '✓✓––',
  export: '✓✓––',
  delete: '✓✓––',
  handOver: '✓✓––',
}

it('each role has the rights of the table and no others', () => {
  const rights = Object.keys(MAY) as Right[] // keys of a const object
  const said = rights.map(right => [
    right,
    ACCESS_ROLES.map(role => (may(role, right) ? '✓' : '–')).join(''),
  ])
  expect(Object.fromEntries(said)).toEqual(TABLE)
})

it('viewers get access for a year, and the other roles until it is revoked', () => {
  expect(ROLE_DAYS).toEqual({ guardian: null, carer: null, viewer: 365 })
  expect(roleEnd('viewer', Date.UTC(2030, 0, 1))).toBe('2031-01-01T00:00:00.000Z')
  expect(roleEnd('carer', 0)).toBeNull()
})

it('the limits are those of the design', () => {
  expect(FAMILY_LIMITS).toEqual({
    ...{ profiles: 12, members: 8, openInvitations: 20, invitationsADay: 10 },
  })
})

it.each([
  ['a new code at healthcare', undefined, { accessLevel: 'healthcare' }, true],
  ['a new code at emergency', undefined, { accessLevel: 'emergency' }, false],
  ['a code that stays as it is', {}, {}, false],
  ['a lower level', { accessLevel: 'healthcare' }, { accessLevel: 'public' }, false],
  ['a higher level', { accessLevel: 'public' }, { accessLevel: 'emergency' }, true],
  ['another type', { type: 'contacts' }, { type: 'complete' }, true],
  ['medicine names for anybody', {}, { confirmedPublic: true }, true],
  ['the same, agreed to before', { confirmedPublic: true }, { confirmedPublic: true }, false],
  ['a new code with them', undefined, { confirmedPublic: true }, true],
] as const)('%s', (_, before, after, isWider) => {
  const code = { type: 'allergies', accessLevel: 'emergency' } as const
  expect(disclosesMore(before && { ...code, ...before }, { ...code, ...after })).toBe(isWider)
})
