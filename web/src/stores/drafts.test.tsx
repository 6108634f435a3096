import { afterEach, expect, it, vi } from 'vitest'
import { dropAllDrafts, dropDraft, readDraft, writeDraft } from './drafts'
import { dismissToast, useToast } from './toast'

afterEach(() => {
  vi.unstubAllGlobals()
  dropAllDrafts()
  dismissToast()
})

/** What a reload does: the module is read anew, the tab's storage is as it was. */
async function afterReload() {
  vi.resetModules()
  return import('./drafts')
}

it('a draft outlives a reload', async () => {
  writeDraft('add allergies', { allergen: 'Lat' })
  const reloaded = await afterReload()
  expect(reloaded.readDraft('add allergies')).toEqual({ allergen: 'Lat' })
})

it('a form that is open and empty is not the same as one that is closed', () => {
  writeDraft('notes', {})
  expect([readDraft('notes'), readDraft('personal')]).toEqual([{}, undefined])
})

it('a dropped draft leaves the others', async () => {
  writeDraft('notes', { text: 'a' })
  writeDraft('personal', { city: 'Oslo' })
  dropDraft('notes')
  const reloaded = await afterReload()
  expect(reloaded.readDraft('notes')).toBeUndefined()
  expect(reloaded.readDraft('personal')).toEqual({ city: 'Oslo' })
})

it('nothing of them is left when all are dropped', async () => {
  writeDraft('notes', { text: 'a' })
  dropAllDrafts()
  expect(sessionStorage.length).toBe(0)
  expect((await afterReload()).readDraft('notes')).toBeUndefined()
})

it.each(['not json', '[]', '{"notes":{"text":1}}'])(
  'storage that holds %s is no draft',
  async held => {
    sessionStorage.setItem('drafts', held)
    expect((await afterReload()).readDraft('notes')).toBeUndefined()
  },
)

it('a draft that the browser cannot keep stays on the page, and its author is warned once', () => {
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
