import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { ShareAnswer } from 'sync-protocol/rest'
import { openFile, parseShlink } from 'sync-protocol/shl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { installStorageFaults } from '../../../../dev/test/broken-storage'
import { aUser, stubServer } from '../../../../dev/test/server-stub'
import { wipeDatabase } from '../../../db/database'
import { changeProfiles, leaveProfiles, loadProfiles, showProfile } from '../../../people/profiles'
import { writeSession } from '../../../people/session'
import { useQuestion } from '../../../stores/confirm'
import { dismissToast } from '../../../stores/toast'
import { addRow, closeDevice, openDevice } from '../../../sync'
import { LinkOnPaper } from './link-on-paper'
import { LinksDialog } from './links-dialog'
import { keepShare, keepShares, readLinks } from './links-note'

const user = aUser()
const faults = installStorageFaults()
const TOKEN = 'Zm9ydHktdGhyZWUgY2hhcmFjdGVycyBmb3IgYSB0ZXN'
const share: ShareAnswer = {
  ...{ id: '0197a000-0000-7000-8000-0000000000c2', kind: 'live', level: 'healthcare' },
  ...{ label: 'Für die Klinik', createdAt: '2026-11-20T10:00:00.000Z', endsAt: null },
  ...{ status: 'active', remainingAttempts: null, url: `https://lifetag.example/l/${TOKEN}` },
  link: 'https://lifetag.example/view#shlink:/e30',
  requests: [],
}

beforeEach(async () => {
  openDevice(user.id)
  await addRow('medications', { name: 'Apixaban' })
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
})
afterEach(async () => {
  faults.repair()
  // Unmounts first, so that no component sends a request to a real server.
  cleanup()
  vi.unstubAllGlobals()
  dismissToast()
  writeSession({ status: 'unknown' })
  closeDevice()
  await wipeDatabase(user.id)
})

const show = () =>
  render(
    <MemoryRouter>
      <LinksDialog onClose={() => {}} />
    </MemoryRouter>,
  )
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))

it('without an account it says what a link needs, and sends no request', () => {
  writeSession({ status: 'local', user: { id: user.id } })
  const { sent } = stubServer({})
  show()
  screen.getByText('Needs an account')
  expect(sent).toEqual([])
})

it('says who asked for a link, and that it was ended', async () => {
  const asked = { recipient: 'Клініка', at: share.createdAt, lastAt: share.createdAt, times: 2 }
  const requests = [{ ...asked, outcome: 'opened' as const }]
  stubServer({ '/api/shares': { status: 200, body: [{ ...share, requests }] } })
  show()
  await press('Open the link: Für die Klinik')
  screen.getByText('“Клініка” opened it.')
  screen.getByText(/2 times$/)
  screen.getByRole('img', { name: 'Code of the link “Für die Klinik”' })
})

it('names the person of the record before a link is ended', async () => {
  stubServer({ '/api/shares': { status: 200, body: [share] } })
  show()
  await press('Open the link: Für die Klinik')
  await press('Stop this link')
  await waitFor(() => expect(useQuestion.getState().question?.isAboutRecord).toBe(true))
  useQuestion.getState().question?.answer(null)
})

it('for a sealed link the server gets a file, and the key stays on the phone', async () => {
  const sealed: ShareAnswer = { ...share, kind: 'sealed', link: null }
  const { sent, replies } = stubServer({ '/api/shares': { status: 200, body: [] } })
  show()
  await press('Make a new link')
  fireEvent.click(await screen.findByRole('radio', { name: /As it is now/ }))
  expect(screen.queryByLabelText(/Passcode/)).toBeNull()
  replies['/api/shares'] = { status: 201, body: sealed }
  await press('Make the link')
  const copied: string[] = []
  vi.stubGlobal('navigator', {
    ...{ languages: ['en'], onLine: true },
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  })
  await press('Copy link')
  await waitFor(() => expect(copied).toHaveLength(1))
  const read = parseShlink(copied[0] ?? '')
  if (!read.ok) throw new Error(read.code)
  expect(read.link).toMatchObject({ url: share.url, isDirect: true, label: 'Für die Klinik' })
  const made = sent.find(({ body }) => body !== undefined)?.body
  expect(JSON.stringify(made)).not.toContain(read.link.key)
  const { content } = Object(made)
  expect(await openFile(content, read.link.key, globalThis)).toMatchObject({
    ok: true,
    content: expect.stringContaining('Apixaban'),
  })
})

it('the only key of a sealed link survives an answer that is older than the link', async () => {
  const sealed: ShareAnswer = { ...share, kind: 'sealed', link: null }
  // The request was sent before the link was made and answered after it, so it does not name the link.
  await Promise.all([keepShare(sealed, TOKEN), keepShares([]), keepShares([])])
  await keepShares([])
  const [kept] = await keepShares([sealed])
  expect(kept?.link).toContain('#shlink:/')
  const ended: ShareAnswer = { ...sealed, status: 'ended' }
  await keepShares([ended])
  expect((await keepShares([sealed]))[0]?.link).toBeNull()
})

it.each(['commit', 'request'] as const)(
  'the key of a sealed link is stored once the storage works again (%s)',
  async place => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const sealed: ShareAnswer = { ...share, kind: 'sealed', link: null }
    faults.break({ error: 'UnknownError', place })
    const [made] = await keepShare(sealed, TOKEN)
    expect(made?.link).toContain('#shlink:/')
    faults.repair()
    expect((await keepShares([sealed]))[0]?.link).toBe(made?.link)
    closeDevice()
    openDevice(user.id)
    expect((await readLinks())[0]?.link).toBe(made?.link)
  },
)

it('keeps the other links while a new one cannot be stored', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await keepShares([share])
  faults.break({ error: 'UnknownError', place: 'commit' })
  const another = { ...share, id: '0197a000-0000-7000-8000-0000000000c3' }
  expect((await keepShare(another)).map(({ id }) => id)).toEqual([another.id, share.id])
})

it('says in the dialog that the links cannot be read, and shows them afterwards', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await keepShares([share])
  stubServer({ '/api/shares': 'offline' })
  faults.break({ error: 'UnknownError', place: 'begin' })
  show()
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByText('This phone cannot read your links now')
  faults.repair()
  await dialog.findByText(share.label, {}, { timeout: 5000 })
})

const onPaper = (query = '') =>
  render(
    <MemoryRouter initialEntries={[`/summary${query}`]}>
      <LinkOnPaper />
    </MemoryRouter>,
  )
const code = 'Code of the link “Für die Klinik”'

it('the code of the chosen link is on the printed summary, with its requirements', async () => {
  await keepShares([{ ...share, remainingAttempts: 10 }])
  onPaper()
  const choice = await screen.findByLabelText('Code for a clinic’s software')
  expect(screen.queryByRole('img', { name: code })).toBeNull()
  fireEvent.change(choice, { target: { value: share.id } })
  screen.getByRole('img', { name: code })
  screen.getByText('It needs a passcode that is not on this paper.')
  cleanup()
  onPaper(`?link=${share.id}`)
  await screen.findByRole('img', { name: code })
})

it('the summary has no code of a link that has ended or whose key this phone lacks', async () => {
  const ended = new Date(Date.now() - 1000).toISOString()
  await keepShares([
    { ...share, endsAt: ended },
    { ...share, id: '0197a000-0000-7000-8000-0000000000c3', status: 'ended' },
    { ...share, id: '0197a000-0000-7000-8000-0000000000c4', kind: 'sealed', link: null },
    { ...share, id: '0197a000-0000-7000-8000-0000000000c5', label: 'Still active' },
  ])
  onPaper(`?link=${share.id}`)
  await screen.findByLabelText('Code for a clinic’s software')
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(offered).toEqual(['None', 'Still active'])
  expect(screen.queryByRole('img')).toBeNull()
})

it('a person who may not share the record prints no code', async () => {
  await keepShares([share])
  await loadProfiles(user.id)
  const note = { color: null, people: {} }
  await changeProfiles(user.id, () => [
    { ...note, id: user.id, name: 'Ada', role: 'person', kind: 'person' },
    { ...note, id: 'leo', name: 'Leo', role: 'carer', kind: 'managed' },
  ])
  showProfile(user.id)
  onPaper(`?link=${share.id}`)
  await screen.findByRole('img', { name: code })
  act(() => showProfile('leo'))
  expect(document.body.textContent).toBe('')
  await leaveProfiles(user.id, { forget: true })
})
