import { expect, test } from 'vitest'
import { profileSchema } from './profile'
import { roundedKg } from './text'

test.each([
  [{ weightKg: 0.65 }, true],
  [{ weightKg: 3.4 }, true],
  [{ weightKg: 2.45 }, true],
  [{ weightKg: 650 }, true],
  [{ weightKg: null }, true],
  [{ weightKg: 3.401 }, false],
  [{ weightKg: 0.1 }, false],
  [{ weightKg: 651 }, false],
  [{ dateOfBirth: '1951' }, true],
  [{ dateOfBirth: '1951-07' }, true],
  [{ dateOfBirth: '1951-07-30' }, true],
  [{ dateOfBirth: '0000' }, false],
  [{ dateOfBirth: '1951-13' }, false],
  [{ dateOfBirth: '51' }, false],
  [{ pregnancyDueDate: '2027' }, false],
])('a profile of %j is accepted: %s', (profile, isAccepted) => {
  expect(profileSchema.safeParse(profile).success).toBe(isAccepted)
})

test.each([
  [2.404, 2.4],
  [3.4019, 3.4],
  [12.34, 12.3],
  [91.5, 92],
])('%d kg is kept as %d kg', (kg, kept) => {
  expect(roundedKg(kg)).toBe(kept)
})
