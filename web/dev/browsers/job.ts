import { decodeCapsule, parseCodeLink } from 'sync-protocol/qr'
import type { AppServer } from '../../e2e/harness/app-server'
import { readCode } from './read-code'
import type { Account } from './server-account'
import type { Visitor } from './visitor'

export interface Scenario {
  visitor: Visitor
  server: AppServer
  account: Account
}

export interface Step {
  name: string
  run(scenario: Scenario): Promise<void>
}

const WORKER_CONTROLS = `return navigator.serviceWorker.ready.then(() =>
  navigator.serviceWorker.controller !== null)`
const WHERE = 'return location.pathname'
const SERVER_ANSWERS = `return fetch('/healthz', { cache: 'no-store' }).then(() => true, () => false)`

export const JOB: readonly Step[] = [
  {
    name: 'opens the app, and its service worker controls the page',
    async run({ visitor }) {
      await visitor.open('/')
      await visitor.seeRole('button', 'Start now')
      await controlled(visitor)
    },
  },
  {
    name: 'writes down a name, an allergy, a medicine and a contact, without an account',
    async run({ visitor }) {
      await visitor.press('Start now')
      await visitor.fill('Full name', 'Élodie Nørgaard')
      await visitor.press('Next: allergies')
      await visitor.fill('Allergen', 'Penicillin')
      await visitor.press('Severe')
      await visitor.press('Next: medicines')
      await visitor.fill('Medication name', 'Warfarin')
      await visitor.fill('Dose', '5 mg')
      await visitor.press('Once daily')
      await visitor.press('Next: conditions')
      await visitor.press('Skip to the contact')
      await visitor.seeRole('heading', 'Who should be called first?')
      await visitor.fill('Name', 'Søren')
      await visitor.press('Partner')
      await visitor.fill('Phone number', '+4520987654')
      await visitor.press('Next: your card')
    },
  },
  {
    name: 'has a code without another press',
    async run({ visitor }) {
      await visitor.seeRole('link', 'Print the card')
    },
  },
  {
    name: 'backs it up with an account, and the record reaches the server',
    async run({ visitor, account }) {
      await visitor.open('/dashboard')
      await visitor.follow('Back up and sync')
      await visitor.fill('Email', account.email)
      await visitor.fill('Password', account.password)
      await visitor.tick('I agree')
      await visitor.press('Create account')
      await visitor.tick('I have saved it')
      await visitor.press('Continue')
      await visitor.see('Everything is saved and sent.')
      await arrived(visitor, account, ['Penicillin'])
    },
  },
  {
    name: 'with the server gone and the page reloaded, the record is there',
    async run({ visitor, server }) {
      await server.stop()
      await visitor.tab.reload()
      await visitor.see('Penicillin')
      await controlled(visitor)
      if ((await visitor.tab.run(SERVER_ANSWERS)) !== false) throw new Error('The server answers')
    },
  },
  {
    name: 'without the server an allergy is added, and is there after a reload',
    async run({ visitor }) {
      await visitor.follow('Medical Info')
      await visitor.press('Add Allergy')
      await visitor.fill('Allergen', 'Latex')
      await visitor.fill('Severity', 'Severe')
      await visitor.press('Add Allergy')
      await visitor.see('Allergy added successfully')
      await visitor.tab.reload()
      await visitor.see('Latex')
    },
  },
  {
    name: 'without the server /code shows a code that scanners read, with the record in it',
    async run({ visitor }) {
      await visitor.open('/code')
      await visitor.seeRole('img', 'Code that opens my emergency record')
      await visitor.see('Latex')
      // The app also answers /code, and then redirects. This code has to come from the worker.
      const where = await visitor.tab.run(WHERE)
      if (where !== '/code') throw new Error(`The worker did not answer: the app did, at ${where}`)
      const link = await visitor.until('a code that can be read', async () =>
        readCode(await visitor.tab.photograph()),
      )
      const read = decodeCapsule(parseCodeLink(link)?.capsule ?? '', '2026-01-01')
      const [allergy] = (read.ok && read.card.allergies?.items) || []
      if (allergy?.allergen !== 'Penicillin')
        throw new Error(`The code says ${JSON.stringify(read)}`)
    },
  },
  {
    name: 'with the server back, the change reaches it without a press',
    async run({ visitor, server, account }) {
      await visitor.open('/dashboard')
      await visitor.see('Latex')
      await server.start()
      await arrived(visitor, account, ['Latex', 'Penicillin'])
      await visitor.see('Everything is saved and sent.')
    },
  },
]

const controlled = (visitor: Visitor) =>
  visitor.until('a service worker that controls the page', async () =>
    (await visitor.tab.run(WORKER_CONTROLS)) === true ? true : undefined,
  )

const arrived = (visitor: Visitor, account: Account, allergens: readonly string[]) =>
  visitor.until(`${allergens.join(' and ')} on the server`, async () => {
    const there = (await account.allergens()).toSorted().join()
    return there === allergens.join() ? true : undefined
  })
