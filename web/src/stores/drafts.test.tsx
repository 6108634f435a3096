import { afterEach, expect, it, vi } from 'vitest'
import { dropAllDrafts, dropDraft, readDraft, writeDraft } from './drafts'

afterEach(() => {
  vi.restoreAllMocks()
  dropAllDrafts()
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

it('without storage a draft lives as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeDraft('notes', { text: 'a' })
  expect(readDraft('notes')).toEqual({ text: 'a' })
})
