import { afterEach, expect, it, vi } from 'vitest'
import { dismissToast, useToast } from '../stores/toast'
import { dropAllDrafts, dropDraft, readDraft, writeDraft } from './drafts'

afterEach(() => {
  vi.unstubAllGlobals()
  dropAllDrafts()
  dismissToast()
})

/** Simulates a reload: the module is loaded again, and the tab's storage stays. */
async function afterReload() {
  vi.resetModules()
  return import('./drafts')
}

it('keeps a draft after a reload', async () => {
  writeDraft('add allergies', { allergen: 'Lat' })
  const reloaded = await afterReload()
  expect(reloaded.readDraft('add allergies')).toEqual({ allergen: 'Lat' })
})

it('distinguishes an open, empty form from a closed one', () => {
  writeDraft('notes', {})
  expect([readDraft('notes'), readDraft('personal')]).toEqual([{}, undefined])
})

it('keeps the other drafts when one is dropped', async () => {
  writeDraft('notes', { text: 'a' })
  writeDraft('personal', { city: 'Oslo' })
  dropDraft('notes')
  const reloaded = await afterReload()
  expect(reloaded.readDraft('notes')).toBeUndefined()
  expect(reloaded.readDraft('personal')).toEqual({ city: 'Oslo' })
})

it('leaves nothing when all drafts are dropped', async () => {
  writeDraft('notes', { text: 'a' })
  dropAllDrafts()
  expect(sessionStorage.length).toBe(0)
  expect((await afterReload()).readDraft('notes')).toBeUndefined()
})

it.each(['not json', '[]', '{"notes":{"text":1}}'])(
  'finds no draft in storage that holds %s',
  async held => {
    sessionStorage.setItem('drafts', held)
    expect((await afterReload()).readDraft('notes')).toBeUndefined()
  },
)

it('keeps a draft on the page if the browser cannot store it, and warns its author once', () => {
  const fillStorage = () =>
    vi.stubGlobal('sessionStorage', {
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
  const warning = { title: 'Save before you leave this page' }
  fillStorage()
  writeDraft('notes', { text: 'a' })
  expect(readDraft('notes')).toEqual({ text: 'a' })
  expect(useToast.getState().toast).toMatchObject(warning)
  dismissToast()
  writeDraft('notes', { text: 'ab' })
  expect(useToast.getState().toast).toBeNull()
  vi.unstubAllGlobals()
  writeDraft('notes', { text: 'abc' })
  fillStorage()
  writeDraft('notes', { text: 'abcd' })
  expect(useToast.getState().toast).toMatchObject(warning)
})
