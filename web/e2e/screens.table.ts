/**
 * Every screen and its main states, as rows that the accessibility walk opens. A new screen is a new row.
 * `as` is the user, and `until` is an element that is visible when the screen is ready.
 */
import type { Page } from '@playwright/test'
import { PLACE_NAMES } from '../src/features/print/places/place-table'
import { printTexts } from '../src/features/print/texts'
import { peopleTexts } from '../src/people/texts'
import { openCodeForm } from './steps/code'
import { setLock } from './steps/lock'

export interface Screen {
  name: string
  /** `:codeId` is replaced by the user's code. */
  path: string
  /**
   * A `reader` has a whole record and a code. A `newcomer` has just signed up. A `local` user has a record
   * and a code on this phone, and no account.
   */
  as: 'nobody' | 'newcomer' | 'reader' | 'local'
  until: { role: 'heading' | 'button' | 'link' | 'dialog' | 'img'; name: string | RegExp }
  /** `npm test` opens only these screens, and `npm run test:all` opens all. */
  isCore?: true
  /** Brings the screen into the state to test. */
  bring?: (page: Page) => Promise<unknown>
}

/** The first state of the screen at this address. */
const at =
  (as: Screen['as']) =>
  (path: string): Screen => ({
    name: `the page ${path} as ${as}`,
    path,
    as,
    until: { role: 'heading', name: /./ },
  })

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click()

const LINK = `shlink:/${Buffer.from(
  JSON.stringify({ url: 'https://clinic.example/1', key: 'A'.repeat(43), flag: 'P' }),
).toString('base64url')}`

/** Contains an allergy of the reader's record, and one in a right-to-left script. */
const CLINICS_FILE = {
  name: 'clinic.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      resourceType: 'Bundle',
      type: 'document',
      entry: [
        { resourceType: 'Composition', subject: { reference: 'Patient/p' } },
        { resourceType: 'Patient', id: 'p' },
        ...['Penicillin', 'لاتكس'].map(text => ({
          resourceType: 'AllergyIntolerance',
          code: { text },
          reaction: [{ severity: 'moderate', manifestation: [{ text: 'Urticaria' }] }],
        })),
        { resourceType: 'Immunization', vaccineCode: { text: 'Tetanus' } },
      ].map(resource => ({ resource })),
    }),
  ),
}

export const SCREENS: readonly Screen[] = [
  {
    name: 'the landing',
    isCore: true,
    path: '/',
    as: 'nobody',
    until: { role: 'link', name: 'Sign In / Get Started' },
  },
  {
    name: 'signing in',
    path: '/auth',
    as: 'nobody',
    until: { role: 'button', name: 'Sign in' },
  },
  {
    name: 'signing in, with faults',
    path: '/auth',
    as: 'nobody',
    until: { role: 'button', name: 'Sign in' },
    bring: page => page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  },
  {
    name: 'signing up',
    path: '/auth?mode=sign-up',
    as: 'nobody',
    until: { role: 'button', name: 'Create account' },
  },
  {
    name: 'recovering an account',
    path: '/auth?mode=recover',
    as: 'nobody',
    until: { role: 'heading', name: /./ },
  },
  {
    name: 'a confirmation link that was cut off',
    path: '/confirm-email',
    as: 'nobody',
    until: { role: 'link', name: 'Sign in' },
  },
  {
    name: 'starting, before anything has begun',
    path: '/start',
    as: 'nobody',
    until: { role: 'button', name: 'Start now' },
  },
  { name: 'the team', path: '/team', as: 'nobody', until: { role: 'heading', name: 'Our Team' } },
  {
    name: 'the shop, to a visitor',
    path: '/shop',
    as: 'nobody',
    until: { role: 'heading', name: 'Products' },
  },
  {
    name: 'the scanner',
    path: '/scan',
    as: 'nobody',
    until: { role: 'button', name: 'Scan with the camera' },
  },
  {
    name: 'trying one’s own card',
    path: '/try-card',
    as: 'reader',
    until: { role: 'button', name: 'Choose an image' },
  },
  {
    name: 'the shop, with a code',
    path: '/shop',
    as: 'reader',
    until: { role: 'button', name: 'Purchase' },
  },
  {
    name: 'the shop, with a cart',
    path: '/shop',
    as: 'reader',
    until: { role: 'button', name: 'Purchase' },
    async bring(page) {
      await page.getByLabel('Select QR Code').selectOption({ index: 1 })
      await page.getByRole('button', { name: 'Add to Cart' }).first().click()
      await page.getByRole('navigation', { name: 'Your cart' }).waitFor()
    },
  },
  {
    name: 'an order complete',
    path: '/shop-success',
    as: 'nobody',
    until: { role: 'heading', name: 'Order Complete' },
  },
  {
    name: 'the beta test',
    path: '/beta',
    as: 'nobody',
    until: { role: 'button', name: 'Sign In to Apply' },
  },
  {
    name: 'applying for the beta test',
    path: '/beta?apply=1',
    as: 'reader',
    until: { role: 'heading', name: 'Beta Test Application' },
  },
  {
    name: 'a beta package on order',
    path: '/beta-test-success',
    as: 'reader',
    until: { role: 'heading', name: 'Beta Test Order Confirmed' },
  },
  {
    name: 'the owner’s screens, closed',
    path: '/admin',
    as: 'reader',
    until: { role: 'heading', name: 'Access Denied' },
  },
  {
    name: 'the owner’s gate',
    path: '/owner-panel',
    as: 'nobody',
    until: { role: 'heading', name: 'Admin Access Required' },
  },
  {
    name: 'the scroll test',
    path: '/test-beta',
    as: 'nobody',
    until: { role: 'heading', name: 'Scroll Test' },
  },
  ...[
    '/donate',
    '/donate/guest',
    '/checkout',
    '/donation-success',
    '/pricing',
    '/payment-options',
    '/beta-test',
    '/privacy',
    '/terms',
    '/developers',
    '/invitation',
    '/view',
  ].map(at('nobody')),
  {
    name: 'a SMART Health Link, before anybody is asked',
    path: `/view#${LINK}`,
    as: 'nobody',
    until: { role: 'button', name: 'Open' },
  },
  {
    name: 'a SMART Health Link that is damaged',
    path: '/view#shlink:/x',
    as: 'nobody',
    until: { role: 'heading', name: 'View a summary' },
    bring: page => page.getByText('This link cannot be opened').waitFor(),
  },
  {
    name: 'nothing at this address',
    path: '/no/such/place',
    as: 'nobody',
    until: { role: 'heading', name: 'Page Not Found' },
  },
  {
    name: 'the overview of an empty record',
    path: '/dashboard',
    as: 'newcomer',
    until: { role: 'link', name: 'Make your card' },
  },
  {
    name: 'an empty record',
    path: '/dashboard?tab=medical-info',
    as: 'newcomer',
    until: { role: 'button', name: 'Create Profile' },
  },
  {
    name: 'codes before there is a profile',
    path: '/dashboard?tab=qr-codes',
    as: 'newcomer',
    until: { role: 'heading', name: 'QR Codes' },
  },
  {
    name: 'the menu of a phone',
    path: '/dashboard?tab=profile',
    as: 'newcomer',
    until: { role: 'button', name: 'Delete Account' },
    bring: press('Menu'),
  },
  // Without a second record, /bring redirects to the dashboard, and one of these addresses to /family.
  ...[
    '/subscribe',
    '/donations',
    '/restore',
    '/bring',
    '/family',
    '/family/:profileId',
    '/alerts',
  ].map(at('newcomer')),
  {
    name: 'an invitation that was cut off',
    path: '/invitation',
    as: 'newcomer',
    until: { role: 'link', name: 'Family and carers' },
  },
  {
    name: 'the landing of who is signed in',
    path: '/welcome',
    as: 'reader',
    until: { role: 'button', name: 'Switch Account' },
  },
  {
    name: 'the overview',
    isCore: true,
    path: '/dashboard',
    as: 'reader',
    until: { role: 'heading', name: 'What a responder sees first' },
  },
  {
    name: 'sharing the contacts',
    path: '/dashboard',
    as: 'reader',
    until: { role: 'button', name: 'Share Emergency Contacts' },
    bring: press('Share Emergency Contacts'),
  },
  {
    name: 'a record',
    path: '/dashboard?tab=medical-info',
    as: 'reader',
    until: { role: 'button', name: 'Delete Penicillin' },
  },
  {
    name: 'a medicine being typed, with words offered',
    path: '/dashboard?tab=medical-info',
    as: 'reader',
    until: { role: 'button', name: 'Add Medication' },
    async bring(page) {
      await press('Add Medication')(page)
      await page.getByLabel('Medication name').pressSequentially('marc')
      await page.getByRole('option', { name: /Marcumar/ }).waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'an allergy with what is missing said',
    path: '/dashboard?tab=medical-info',
    as: 'reader',
    until: { role: 'button', name: 'Add Allergy' },
    async bring(page) {
      await press('Add Allergy')(page)
      await page.getByLabel('Allergen').press('Enter')
      await page.getByText('Allergen is required').waitFor()
    },
  },
  {
    name: 'the codes',
    path: '/dashboard?tab=qr-codes',
    as: 'reader',
    until: { role: 'button', name: 'View and download Emergency Info' },
  },
  {
    name: 'the codes, with the form for another',
    path: '/dashboard?tab=qr-codes',
    as: 'reader',
    until: { role: 'button', name: 'View and download Emergency Info' },
    bring: openCodeForm,
  },
  {
    name: 'the profile',
    path: '/dashboard?tab=profile',
    as: 'reader',
    until: { role: 'button', name: 'Delete Account' },
  },
  ...Object.entries(peopleTexts.profilePages).map(
    ([page, title]): Screen => ({
      name: `the profile's page ${title}`,
      path: `/dashboard?tab=profile&page=${page}`,
      as: 'reader',
      until: { role: 'heading', name: title },
    }),
  ),
  {
    name: 'the question before an account is deleted',
    path: '/dashboard?tab=profile',
    as: 'reader',
    until: { role: 'button', name: 'Delete Account' },
    bring: press('Delete Account'),
  },
  {
    name: 'a summary for a clinic',
    path: '/dashboard?tab=profile&page=clinic',
    as: 'reader',
    until: { role: 'button', name: 'Make the file' },
    async bring(page) {
      await press('Make the file')(page)
      await page.getByRole('button', { name: 'Save the file' }).waitFor()
    },
  },
  {
    name: 'a summary of a clinic’s, entry by entry',
    path: '/import',
    as: 'reader',
    until: { role: 'button', name: 'Choose the file' },
    async bring(page) {
      await page.getByLabel('Patient summary file').setInputFiles(CLINICS_FILE)
      await page.getByText('Replaces yours').first().waitFor()
    },
  },
  {
    name: 'a file that is no summary',
    path: '/import',
    as: 'reader',
    until: { role: 'button', name: 'Choose the file' },
    async bring(page) {
      await page.getByLabel('Paste it here').fill('<Bundle/>')
      await press('Read it')(page)
      await page.getByText('We couldn’t read this').waitFor()
    },
  },
  at('reader')('/summary'),
  {
    name: 'who is told when a code is opened',
    path: '/alerts',
    as: 'reader',
    until: { role: 'button', name: 'Make a link' },
  },
  {
    name: 'the link for a contact',
    path: '/alerts',
    as: 'reader',
    until: { role: 'button', name: 'Make a link' },
    async bring(page) {
      await page.getByLabel('Their name').fill('Zoë, next door')
      await press('Make a link')(page)
      await page.getByRole('button', { name: 'Copy link' }).waitFor()
    },
  },
  {
    name: 'the code as the worker shows it',
    path: '/code',
    as: 'reader',
    until: { role: 'heading', name: 'Amélie' },
  },
  {
    name: 'the wallet card',
    path: '/print/:codeId',
    as: 'reader',
    until: { role: 'img', name: 'QR code' },
  },
  ...['you', 'allergies', 'medications', 'conditions', 'contacts'].map(
    (step): Screen => ({
      name: `the question about ${step}`,
      path: `/start?step=${step}`,
      as: 'local',
      until: { role: 'button', name: /^(Next|Skip)/ },
    }),
  ),
  {
    name: 'a question with what is missing said',
    path: '/start?step=contacts',
    as: 'local',
    until: { role: 'button', name: 'Next: your card' },
    async bring(page) {
      await page.getByLabel('Phone number').fill('+4520987654')
      await press('Next: your card')(page)
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'the code of the first run',
    path: '/start?step=code',
    as: 'local',
    until: { role: 'img', name: /^QR code/ },
    bring: page => page.getByRole('heading', { name: 'Amélie' }).waitFor(),
  },
  {
    name: 'the overview without an account',
    path: '/dashboard',
    as: 'local',
    until: { role: 'heading', name: 'What a responder sees first' },
  },
  {
    name: 'a record without an account',
    path: '/dashboard?tab=medical-info',
    as: 'local',
    until: { role: 'button', name: 'Delete Penicillin' },
  },
  {
    name: 'the codes without an account',
    path: '/dashboard?tab=qr-codes',
    as: 'local',
    until: { role: 'button', name: 'View and download Emergency Info' },
  },
  {
    name: 'the profile without an account',
    path: '/dashboard?tab=profile',
    as: 'local',
    until: { role: 'button', name: 'Delete this record' },
  },
  {
    name: 'the menu without an account',
    path: '/dashboard',
    as: 'local',
    until: { role: 'button', name: 'Menu' },
    bring: press('Menu'),
  },
  {
    name: 'the passphrase of a backup, with what is missing said',
    path: '/dashboard?tab=profile&page=phone',
    as: 'local',
    until: { role: 'button', name: 'Save a backup file' },
    async bring(page) {
      await press('Save a backup file')(page)
      await page.getByLabel('Passphrase', { exact: true }).fill('short')
      await press('Save the file')(page)
      await page
        .getByText(/at least/i)
        .first()
        .waitFor()
    },
  },
  {
    name: 'restoring beside a record',
    path: '/restore',
    as: 'local',
    until: { role: 'button', name: 'Choose the file' },
  },
  {
    name: 'backing up',
    path: '/auth?mode=sign-up',
    as: 'local',
    until: { role: 'button', name: 'Create account' },
  },
  {
    name: 'signing in beside a record',
    path: '/auth',
    as: 'local',
    until: { role: 'button', name: 'Sign in' },
  },
  ...['/bring', '/donations', '/subscribe'].map(
    (path): Screen => ({
      name: `what takes an account, ${path}`,
      path,
      as: 'local',
      until: { role: 'heading', name: 'Needs an account' },
    }),
  ),
  ...['/welcome', '/summary', '/shop', '/beta?apply=1', '/donate', '/privacy', '/terms'].map(
    at('local'),
  ),
  {
    name: 'the code on show without an account',
    path: '/dashboard',
    as: 'local',
    until: { role: 'heading', name: 'What a responder sees first' },
    async bring(page) {
      await page.getByRole('link', { name: 'Show my code' }).first().click()
      await page.getByRole('img', { name: /^Code that opens/ }).waitFor()
    },
  },
  {
    name: 'printing without an account',
    path: '/print/:codeId',
    as: 'local',
    until: { role: 'img', name: 'QR code' },
  },
  {
    name: 'the places a code lives in',
    path: '/print/:codeId?as=places',
    as: 'local',
    until: { role: 'link', name: 'Make: Lock-screen wallpaper' },
  },
  {
    name: 'a code of another phone',
    path: '/print/0197a000-0000-7000-8000-000000000001',
    as: 'local',
    until: { role: 'heading', name: 'Print' },
    bring: page => page.getByText('This code is not on this device.').waitFor(),
  },
  ...PLACE_NAMES.map(
    (place): Screen => ({
      name: `the place ${place}`,
      path: `/print/:codeId?as=${place}`,
      as: 'local',
      until: { role: 'heading', name: printTexts.prints[place].title },
    }),
  ),
  {
    name: 'prints to print again',
    path: '/print/:codeId?as=stale',
    as: 'local',
    until: { role: 'heading', name: printTexts.stale.title },
  },
  {
    name: 'setting a lock, with what is missing said',
    path: '/dashboard?tab=profile&page=lock',
    as: 'local',
    until: { role: 'button', name: 'Set a lock' },
    async bring(page) {
      await press('Set a lock')(page)
      await page.getByLabel('PIN of six digits').fill('123456')
      await press('Set the lock')(page)
      await page.getByRole('alert').first().waitFor()
    },
  },
  // This is the last row of its device, because the device stays locked.
  {
    name: 'the lock, which cannot be opened',
    path: '/dashboard?tab=profile&page=lock',
    as: 'local',
    until: { role: 'button', name: 'Set a lock' },
    async bring(page) {
      await setLock(page)
      await press('Lock now')(page)
      await press('I cannot open it')(page)
      await page.getByRole('button', { name: 'Choose the file' }).waitFor()
    },
  },
]
