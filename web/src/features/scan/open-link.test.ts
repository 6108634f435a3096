import { expect, it } from 'vitest'
import { openingOf } from './open-link'

const link = { token: '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ', capsule: '123' }
const world = {
  origin: 'https://lifetag.example',
  isOnline: true,
  hasWorker: true,
  isReached: true,
}
const LIVE = { how: 'load', url: `https://lifetag.example/e/${link.token}#123` }
const COPY = { how: 'show', path: `/e/${link.token}#123` }

it('with a connection the live page is loaded', () => {
  expect(openingOf(link, world)).toEqual(LIVE)
})

it('if the server did not answer, the service worker falls back on the copy', () => {
  expect(openingOf(link, { ...world, isReached: false })).toEqual(LIVE)
})

it('without a connection the copy is shown', () => {
  expect(openingOf(link, { ...world, isOnline: false })).toEqual(COPY)
})

it('the app does not leave for an address at which nothing answers', () => {
  expect(openingOf(link, { ...world, hasWorker: false, isReached: false })).toEqual(COPY)
})
