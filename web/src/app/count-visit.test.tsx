import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubServer } from '../../dev/test/server-stub'
import { reportVisit } from './count-visit'

const DAY_MS = 86_400_000
const NOON = Date.UTC(2026, 0, 1, 12)
const counted = () => stubServer({ '/api/visit': { status: 204 } }).sent

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})
afterEach(() => vi.unstubAllGlobals())

it('counts a browser once a day', async () => {
  const sent = counted()
  for (const ms of [NOON, NOON + 1, NOON + DAY_MS]) await reportVisit(ms)
  expect(sent).toHaveLength(2)
})

it('sends a visit again that did not arrive', async () => {
  stubServer({ '/api/visit': 'offline' })
  await reportVisit(NOON)
  const sent = counted()
  await reportVisit(NOON)
  expect(sent).toHaveLength(1)
})

it('never counts a responder who reads a scanned code', async () => {
  window.history.replaceState(null, '', '/e/ABC')
  const sent = counted()
  await reportVisit(NOON)
  expect(sent).toEqual([])
})

it('does not count a person who does not want to be tracked', async () => {
  vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true })
  const sent = counted()
  await reportVisit(NOON)
  expect(sent).toEqual([])
})
