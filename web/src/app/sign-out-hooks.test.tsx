import { afterEach, beforeEach, expect, it } from 'vitest'
import { aUser } from '../../dev/test/server-stub'
import { dropAllDrafts, readDraft, writeDraft } from '../people/drafts'
import { type Session, writeSession } from '../people/session'
import { registerSignOutHooks } from './sign-out-hooks'

const signedIn = (id: string, validity: 'confirmed' | 'expired' = 'confirmed'): Session => ({
  status: 'signedIn',
  validity,
  user: aUser({ id }),
})

let unregister: () => void
beforeEach(() => {
  writeSession({ status: 'unknown' })
  unregister = registerSignOutHooks()
  writeDraft('notes', { text: 'mine' })
})
afterEach(() => {
  unregister()
  dropAllDrafts()
})

const isStored = (...sessions: Session[]) => {
  for (const session of sessions) writeSession(session)
  return readDraft('notes') !== undefined
}

it('keeps typed text after a reload and in an expired session', () => {
  expect(isStored(signedIn('a'), signedIn('a', 'expired'), signedIn('a'))).toBe(true)
})

it('drops typed text at a sign-out in any tab', () => {
  expect(isStored(signedIn('a'), { status: 'signedOut', byChoice: true })).toBe(false)
})

it('keeps typed text for an account of the record that is here, and for no other', () => {
  const local: Session = { status: 'local', user: { id: 'a' } }
  expect(isStored(local, signedIn('a'))).toBe(true)
  expect(isStored(local, signedIn('b'))).toBe(false)
})

it('removes the cart when the record is erased, but not when its owner signs in to order', () => {
  const cart = () => localStorage.getItem('cart_data')
  localStorage.setItem('cart_data', '[]')
  isStored({ status: 'local', user: { id: 'a' } }, signedIn('b'))
  expect(cart()).toBe('[]')
  isStored({ status: 'local', user: { id: 'a' } }, { status: 'signedOut', byChoice: true })
  expect(cart()).toBeNull()
})

it('hides typed text from another person who signs in', () => {
  expect(isStored(signedIn('a', 'expired'), signedIn('b'))).toBe(false)
})

it('leaves only what belongs to the phone after a sign-out', () => {
  const ofPerson = [
    ...['cart_data', 'checkout_data', 'selected_qr_code', 'donation_amount', 'beta-order-data'],
    ...['home-countries', 'pending-invitation'],
  ]
  const ofPhone = ['app-language', 'theme', 'visit-day']
  for (const key of [...ofPerson, ...ofPhone]) localStorage.setItem(key, 'x')
  for (const key of ['payment /checkout', 'admin-token-valid']) sessionStorage.setItem(key, 'x')
  isStored(signedIn('a'), { status: 'signedOut', byChoice: true })
  expect(Object.keys(localStorage).sort()).toEqual(ofPhone)
  expect(Object.keys(sessionStorage)).toEqual([])
  localStorage.clear()
})
