import type { Page } from '@playwright/test'
import { PROFILE_HEADER } from 'sync-protocol/rest'
import { PROTOCOL_VERSION } from 'sync-protocol/sync'
import { type AppServer, expect } from '../harness'
import { emailsTo } from './mail'

/** The overview shows this when nothing waits. */
export const SENT = 'Everything is saved and sent.'

/** Adds a record for a person without a login on the screen. It is then the open record. */
export async function addProfile(page: Page, name: string) {
  await page.goto('/family')
  const form = page.getByRole('region', { name: 'Add a record' })
  await form.getByLabel('First name').fill(name)
  await form.getByRole('button', { name: 'Add record' }).click()
  await expectShown(page, `${name}’s record`)
}

export async function showRecord(page: Page, name: string) {
  await page.getByRole('button', { name: /Show another record$/ }).click()
  const choice = page.getByRole('dialog', { name: 'Whose record?' })
  await choice.getByRole('button', { name: new RegExp(name) }).click()
}

export async function expectShown(page: Page, words: string) {
  await expect(page.getByRole('button', { name: `${words} Show another record` })).toBeVisible()
}

/** Opens the list of people who may open the record of this name. */
export async function openMembers(page: Page, name: string) {
  await page.goto('/family')
  await page.getByRole('link', { name: `Who may open it: ${name}’s record` }).click()
  await expect(page.getByRole('heading', { name: 'Invite someone' })).toBeVisible()
}

export async function inviteByEmail(page: Page, email: string, role: string) {
  const form = page.getByRole('region', { name: 'Invite someone' })
  await form.getByLabel('Their email').fill(email)
  await form.getByLabel('What they may do').selectOption({ label: role })
  await form.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText(`We are sending an email to ${email}.`)).toBeVisible()
}

/** The path of the link in the newest invitation to this address. */
export async function invitationPath(server: AppServer, email: string): Promise<string> {
  const links = () =>
    emailsTo(server, email).flatMap(text => text.match(/\/invitation#[\w-]+/) ?? [])
  await expect.poll(links).not.toEqual([])
  return links().at(-1) ?? ''
}

export async function accept(page: Page, path: string, record: string) {
  await page.goto(path)
  await expect(page.getByText(/invited you to/)).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expectShown(page, record)
}

/** Confirms an address. Only confirmed addresses can accept invitations by e-mail. */
export async function confirmAddress(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText('Your address is confirmed')).toBeVisible()
}

/**
 * Tries to write an allergy into the record of this name, with this page's session but not through the
 * screens: by REST and by sync. Returns the server's error codes.
 */
export const writePastScreens = (page: Page, firstName: string) =>
  page.evaluate(
    async ({ firstName, header, protocol }) => {
      const profiles = await (await fetch('/api/profiles')).json()
      const actorId = String(profiles[0].id)
      const id = String(Array.from(profiles, Object).find(each => each.firstName === firstName)?.id)
      const send = async (path: string, body: object, headers = {}) => {
        const answer = await fetch(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(body),
        })
        return answer.json()
      }
      const dust = { allergen: 'Dust', severity: 'Mild' }
      const byRest = await send(
        '/api/allergies',
        { medicalProfileId: id, ...dust },
        { [header]: id },
      )
      const mutation = {
        ...{ id: 1, hash: 'x', at: Date.now(), collection: 'allergies', kind: 'put' },
        rowId: crypto.randomUUID(),
        fields: { allergen: [dust.allergen, 0], severity: [dust.severity, 0] },
      }
      const bySync = await send('/api/sync', {
        ...{ protocol, userId: id, actorId, clientId: crypto.randomUUID(), cookie: null },
        ...{ outcomesSeen: 0, mutations: [mutation] },
      })
      return [byRest.code, bySync.outcomes?.[0]?.code]
    },
    { firstName, header: PROFILE_HEADER, protocol: PROTOCOL_VERSION },
  )
