import { afterEach, beforeEach, expect, it } from 'vitest'
import { aUser } from '../../dev/test/server-stub'
import { dropAllDrafts, readDraft, writeDraft } from '../stores/drafts'
import { type Session, writeSession } from '../stores/session'
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

it('a reload and an expired session keep what was typed', () => {
  expect(isStored(signedIn('a'), signedIn('a', 'expired'), signedIn('a'))).toBe(true)
})

it('a sign-out in any tab forgets it', () => {
  expect(isStored(signedIn('a'), { status: 'signedOut', byChoice: true })).toBe(false)
})

it('who gets an account for the record that is here keeps what was typed, and others do not', () => {
  const local: Session = { status: 'local', user: { id: 'a' } }
  expect(isStored(local, signedIn('a'))).toBe(true)
  expect(isStored(local, signedIn('b'))).toBe(false)
})

it('a cart goes with the record that is erased, and not when its owner signs in to order', () => {
  const cart = () => localStorage.getItem('cart_data')
  localStorage.setItem('cart_data', '[]')
  isStored({ status: 'local', user: { id: 'a' } }, signedIn('b'))
  expect(cart()).toBe('[]')
  isStored({ status: 'local', user: { id: 'a' } }, { status: 'signedOut', byChoice: true })
  expect(cart()).toBeNull()
})

it('somebody else who signs in does not find it', () => {
  expect(isStored(signedIn('a', 'expired'), signedIn('b'))).toBe(false)
})
