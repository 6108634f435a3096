import { expect, it } from 'vitest'
import { MEDICAL_COLLECTIONS } from '../sync'
import { LIST_PATHS } from './medical'

it('every list of the record has a path', () => {
  const lists = MEDICAL_COLLECTIONS.filter(name => name !== 'account' && name !== 'profile')
  expect(Object.values(LIST_PATHS).sort()).toEqual(lists.sort())
})
