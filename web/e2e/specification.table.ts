/**
 * The specification of landing, dashboard, record, codes and profile (document 1, sections 2, 3, 5, 8 and 9).
 * Each row has a section, a rule and a check. The rows of a scenario run in order on one page, as a person
 * would use it. A new rule is a new row.
 */
import { expect, type Page } from '@playwright/test'
import { addItems, editPersonal, openTab } from './steps/record'

export interface Row {
  says: string
  holds: (page: Page) => Promise<unknown>
}

export interface Scenario {
  name: string
  as: 'nobody' | 'somebody'
  rows: readonly Row[]
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const form = (page: Page, name: string) => page.getByRole('form', { name })
const press = (page: Page, name: string) => button(page, name).first().click()

const shows = (section: string, text: string): Row => ({
  says: `${section}: '${text}'`,
  holds: page => expect(page.getByText(text, { exact: true }).first()).toBeVisible(),
})

const headed = (section: string, title: string): Row => ({
  says: `${section}: the card ${title}`,
  holds: page => expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible(),
})

const toasts = (page: Page, words: string) =>
  expect(
    page.locator('[role=status], [role=alert]').getByText(words, { exact: true }),
  ).toBeVisible()

/** The values a select offers, without the empty choice. */
const offers = (section: string, label: string, options: readonly string[]): Row => ({
  says: `${section}: ${label} is one of ${options.join(', ')}`,
  async holds(page) {
    const texts = await page.getByLabel(label, { exact: true }).locator('option').allTextContents()
    expect(texts.filter(text => !/^(Not said|Choose…)$/.test(text))).toEqual(options)
  },
})

const stat = (label: string, value: string | RegExp): Row => ({
  says: `2 Overview: ${label} is ${value}`,
  async holds(page) {
    await openTab(page, 'Overview')
    const card = page.getByRole('term').filter({ hasText: label })
    await expect(card.locator('xpath=following-sibling::dd | preceding-sibling::dd')).toHaveText(
      value,
    )
  },
})

/** The messages, the toasts and the delete icon of one list. */
function listRows(list: {
  add: string
  noun: string
  values: Record<string, string>
  messages: readonly string[]
}): Row[] {
  const { add, noun, values, messages } = list
  const [name = ''] = Object.values(values)
  return [
    {
      says: `5 ${noun}: ${messages.join(', ')}; nothing is kept before`,
      async holds(page) {
        await openTab(page, 'Medical Info')
        await press(page, add)
        await form(page, add).locator('input').first().press('Enter')
        for (const message of messages) await expect(page.getByText(message)).toBeVisible()
        await page.keyboard.press('Escape')
      },
    },
    {
      says: `8 ${noun}: '${noun} added successfully' and '${noun} deleted successfully'`,
      async holds(page) {
        await addItems(page, add, [values])
        await toasts(page, `${noun} added successfully`)
        await page.getByRole('button', { name: `Delete ${name}` }).click()
        await toasts(page, `${noun} deleted successfully`)
        await press(page, 'Undo')
        await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeVisible()
      },
    },
  ]
}

const withoutProfile = (add: string, plural: string): Row => ({
  says: `8: ${add} without a profile says to create it first`,
  async holds(page) {
    await press(page, add)
    await toasts(page, 'Create Profile First')
    await toasts(
      page,
      `Please save your basic medical profile information before adding ${plural}.`,
    )
  },
})

const landing: Scenario = {
  name: 'the landing',
  as: 'nobody',
  rows: [
    { says: '2 Landing: the route /', holds: page => page.goto('/') },
    shows('1', 'Emergency Medical Information System'),
    shows('1', 'Secure Medical Access'),
    shows('1', 'Create and manage your medical profile with emergency QR codes'),
    shows('1', 'Secure • Private • Always Free'),
    {
      says: '1: a footer credits a foundation',
      holds: page => expect(page.getByRole('contentinfo')).toContainText('Foundation'),
    },
    {
      says: "2 Landing: 'Sign In / Get Started' loads /api/login",
      async holds(page) {
        const door = page.waitForRequest(
          request => request.isNavigationRequest() && request.url().endsWith('/api/login'),
        )
        await page.getByRole('link', { name: 'Sign In / Get Started' }).click()
        await door
        await expect(page).toHaveURL(/\/auth/)
      },
    },
    {
      says: '2, 9 Dashboard: an unauthenticated visit says so and, a second later, at /api/login',
      async holds(page) {
        const door = page.waitForRequest(request => request.url().includes('/api/login?returnTo='))
        await page.goto('/dashboard')
        await toasts(page, 'Authentication Required')
        await toasts(page, 'Please login to access medical tracker features.')
        await door
      },
    },
  ],
}

const empty: Scenario = {
  name: 'a dashboard with nothing in it yet',
  as: 'somebody',
  rows: [
    headed('2 Dashboard', 'Medical Dashboard'),
    shows('2 Dashboard', 'Welcome, Amélie'),
    {
      says: '2 Dashboard: the buttons of the header, and no Owner Panel',
      async holds(page) {
        const header = page.getByRole('banner')
        const links = { Products: '/shop', 'FREE Beta': '/beta', Donations: '/donate' }
        for (const [name, path] of Object.entries({ ...links, 'Our Team': '/team' })) {
          await expect(header.getByRole('link', { name })).toHaveAttribute('href', path)
        }
        await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible()
        await expect(header.getByRole('link', { name: 'Owner Panel' })).toHaveCount(0)
      },
    },
    {
      says: '2 Dashboard: four tabs',
      holds: page =>
        expect(page.getByRole('navigation', { name: 'Dashboard' }).locator('li')).toHaveText([
          'Overview',
          'Medical Info',
          'QR Codes',
          'Profile',
        ]),
    },
    stat('Medical Records', '0'),
    stat('QR Codes', '0'),
    stat('Last Updated', 'Not set'),
    {
      says: '2 Quick Share: the button is disabled with no contacts',
      holds: page => expect(button(page, 'Share Emergency Contacts')).toBeDisabled(),
    },
    {
      says: "2 QR Codes: 'Generate QR Code', disabled while there is no profile",
      async holds(page) {
        await openTab(page, 'QR Codes')
        await expect(button(page, 'Generate QR Code')).toBeDisabled()
      },
    },
    shows('2 QR Codes', 'No QR codes generated yet. Create your first QR code above.'),
    {
      says: "2 Medical Information: titled so, with 'Create Profile'",
      async holds(page) {
        await openTab(page, 'Medical Info')
        await expect(page.getByRole('heading', { name: 'Medical Information' })).toBeVisible()
        await expect(button(page, 'Create Profile')).toBeVisible()
      },
    },
    ...[
      'Personal Information',
      'Emergency Contacts',
      'Allergies',
      'Current Medications',
      'Medical Conditions',
      'Insurance Policies',
      'Legacy Insurance Information',
      'DNR Status',
      'Additional Medical Notes',
    ].map(title => headed('2 Medical Information', title)),
    ...[
      'No emergency contacts added yet.',
      'No allergies recorded yet.',
      'No medications recorded yet.',
      'No medical conditions recorded yet.',
      'No insurance policies recorded yet.',
      'No insurance information recorded yet.',
      'No DNR status recorded yet.',
      'No additional notes recorded yet.',
    ].map(
      (text): Row => ({
        says: `2 Medical Information: '${text}'`,
        holds: page => expect(page.getByText(text)).toBeVisible(),
      }),
    ),
    ...['Set DNR', 'Add Insurance', 'Add Notes'].map(
      (name): Row => ({
        says: `2 Medical Information: ${name}`,
        holds: page => expect(button(page, name)).toBeVisible(),
      }),
    ),
    {
      says: '2 Medical Information: Add Policy is disabled until a profile exists',
      holds: page => expect(button(page, 'Add Policy')).toBeDisabled(),
    },
    withoutProfile('Add Contact', 'emergency contacts'),
    withoutProfile('Add Allergy', 'allergies'),
    withoutProfile('Add Medication', 'medications'),
    withoutProfile('Add Condition', 'medical conditions'),
    offers('3', 'Blood type', ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-']),
    offers('3', 'Gender', ['Male', 'Female', 'Other', 'Prefer not to say']),
  ],
}

const record: Scenario = {
  name: 'a record',
  as: 'somebody',
  rows: [
    {
      says: "5, 8: nothing is required of a profile; 'Medical profile created successfully'",
      async holds(page) {
        await openTab(page, 'Medical Info')
        await press(page, 'Create Profile')
        await toasts(page, 'Medical profile created successfully')
      },
    },
    {
      says: "2, 8: then 'Update Profile', and 'Medical profile updated successfully'",
      async holds(page) {
        await editPersonal(page)
        await page.getByLabel('City').fill('Aarhus')
        await press(page, 'Update Profile')
        await toasts(page, 'Medical profile updated successfully')
      },
    },
    ...listRows({
      add: 'Add Contact',
      noun: 'Emergency contact',
      values: { Name: 'Søren', Relationship: 'Husband', 'Phone number': '+45 20 98 76 54' },
      messages: ['Name is required', 'Relationship is required', 'Phone number is required'],
    }),
    ...listRows({
      add: 'Add Allergy',
      noun: 'Allergy',
      values: { Allergen: 'Latex', Severity: 'Severe' },
      messages: ['Allergen is required', 'Severity is required'],
    }),
    ...listRows({
      add: 'Add Medication',
      noun: 'Medication',
      values: { 'Medication name': 'Metformin' },
      messages: ['Medication name is required'],
    }),
    ...listRows({
      add: 'Add Condition',
      noun: 'Medical condition',
      values: { Condition: 'Asthma', Status: 'Chronic' },
      messages: ['Condition is required', 'Status is required'],
    }),
    stat('Medical Records', '4'),
    stat('Last Updated', /20\d\d/),
    shows('2 Quick Share', '1 contact ready to share'),
    {
      says: '2 Quick Share: six ways to share',
      async holds(page) {
        await press(page, 'Share Emergency Contacts')
        const dialog = page.getByRole('dialog', { name: 'Emergency Quick Share' })
        for (const way of ['QR Code', 'Copy Text', 'SMS', 'WhatsApp', 'Email', 'Share Menu']) {
          await expect(dialog.getByText(way, { exact: true })).toBeVisible()
        }
        await page.keyboard.press('Escape')
      },
    },
    {
      says: '3 severity: free text, Mild, Moderate and Severe suggested',
      async holds(page) {
        await openTab(page, 'Medical Info')
        await press(page, 'Add Allergy')
        await form(page, 'Add Allergy').getByLabel('Severity').click()
        for (const name of ['Mild', 'Moderate', 'Severe']) {
          await expect(page.getByRole('option', { name, exact: true })).toBeVisible()
        }
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
      },
    },
    {
      says: '3 status: free text, Active, Resolved and Chronic suggested',
      async holds(page) {
        await press(page, 'Add Condition')
        await form(page, 'Add Condition').getByLabel('Status').click()
        for (const name of ['Active', 'Resolved', 'Chronic']) {
          await expect(page.getByRole('option', { name, exact: true })).toBeVisible()
        }
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
      },
    },
    {
      says: '5, 9 policy: provider, number and relationship; self by default; the plan types',
      async holds(page) {
        await page.getByRole('heading', { name: 'Insurance Policies' }).click()
        await press(page, 'Add Policy')
        const policy = form(page, 'Add Policy')
        await expect(policy.getByLabel('Relationship to subscriber')).toHaveValue('self')
        const offered = policy.getByLabel('Relationship to subscriber').locator('option')
        expect(await offered.allTextContents()).toEqual(
          expect.arrayContaining(['Self', 'Spouse', 'Child', 'Parent', 'Other']),
        )
        await policy.getByLabel('Insurance Company Name').press('Enter')
        await expect(page.getByText('Insurance Company Name is required')).toBeVisible()
        await policy.getByLabel('Insurance Company Name').fill('Sygesikring')
        await policy.getByLabel('Policy number').fill('77')
        await policy.getByLabel('Policy number').press('Enter')
        await toasts(page, 'Insurance policy added successfully')
        await page.keyboard.press('Escape')
      },
    },
    {
      says: '4, 5 DNR: the four statuses; DNR and POLST wait for a document, the others do not',
      async holds(page) {
        await press(page, 'Set DNR')
        const dnr = form(page, 'DNR')
        const status = dnr.getByLabel('Status')
        expect(await status.locator('option').allTextContents()).toEqual(
          expect.arrayContaining(['No DNR', 'Do Not Resuscitate', 'POLST on File', 'Unknown']),
        )
        for (const value of ['DNR', 'POLST']) {
          await status.selectOption(value)
          await expect(
            dnr.getByText('Please upload a document for DNR or POLST status'),
          ).toBeVisible()
          await expect(button(page, 'Save DNR status')).toBeDisabled()
        }
        const accepted = await dnr
          .getByLabel('Signed document', { exact: true })
          .getAttribute('accept')
        for (const type of ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx']) {
          expect(accepted).toContain(type)
        }
        await status.selectOption('Unknown')
        await press(page, 'Save DNR status')
        await toasts(page, 'Medical profile updated successfully')
      },
    },
    {
      says: '4 clearing the DNR status empties it',
      async holds(page) {
        await press(page, 'Clear DNR status')
        await expect(page.getByText('No DNR status recorded yet.')).toBeVisible()
      },
    },
  ],
}

const codes: Scenario = {
  name: 'the codes',
  as: 'somebody',
  rows: [
    {
      says: '5 QR: the defaults are emergency, emergency (decision 1) and never',
      async holds(page) {
        await openTab(page, 'Medical Info')
        await page.getByLabel('Full name').fill('Amélie')
        await press(page, 'Create Profile')
        await toasts(page, 'Medical profile created successfully')
        await openTab(page, 'QR Codes')
        const values = { 'QR Code Type': 'emergency', 'Access Level': 'emergency' }
        for (const [label, value] of Object.entries({ ...values, Expiration: 'never' })) {
          await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
        }
      },
    },
    offers('3', 'QR Code Type', ['Emergency', 'Complete', 'Allergies', 'Medications', 'Contacts']),
    offers('3', 'Access Level', [
      'Emergency Personnel Only',
      'Healthcare Professionals',
      'Public, Basic Info',
    ]),
    {
      says: '9: ten named colours, Medical Red by default; text also in Black, its default',
      async holds(page) {
        const code = page.getByLabel('QR Code Color', { exact: true })
        const text = page.getByLabel('Text Color', { exact: true })
        const named = await code.locator('option').allTextContents()
        expect(named).toHaveLength(10)
        expect(await text.locator('option').allTextContents()).toContain('Black')
        await expect(code).toHaveValue('#DC2626')
        await expect(text).toHaveValue('#000000')
      },
    },
    {
      says: '5 QR: all three selects are required',
      async holds(page) {
        await page.getByLabel('Expiration', { exact: true }).selectOption('')
        await press(page, 'Generate QR Code')
        await toasts(page, 'Please fill in all fields')
        await page.getByLabel('Expiration', { exact: true }).selectOption('never')
      },
    },
    {
      says: "8 QR: 'QR code generated successfully', and the panel",
      async holds(page) {
        await press(page, 'Generate QR Code')
        await toasts(page, 'QR code generated successfully')
        await expect(
          page.getByRole('heading', { name: 'Generated QR Code', exact: true }),
        ).toBeVisible()
      },
    },
    headed('2 QR Codes', 'Previously Generated QR Codes'),
    {
      says: "2, 8 QR: then 'Update QR Code', with its own toast",
      async holds(page) {
        await press(page, 'Update QR Code')
        await toasts(page, 'QR code updated with your latest medical information')
      },
    },
    {
      says: "2, 8 QR: an entry says type and Info, dates, and 'QR Code Loaded' when viewed",
      async holds(page) {
        await expect(page.getByRole('heading', { name: 'Emergency Info' })).toBeVisible()
        await expect(page.getByText(/^Created /)).toBeVisible()
        await expect(page.getByText('Expires Never')).toBeVisible()
        await press(page, 'View and download Emergency Info')
        await toasts(page, 'QR Code Loaded')
      },
    },
    stat('QR Codes', '1'),
    {
      says: "8 QR: 'QR code deleted successfully'",
      async holds(page) {
        await openTab(page, 'QR Codes')
        await press(page, 'Delete Emergency Info')
        await toasts(page, 'QR code deleted successfully')
      },
    },
  ],
}

const account: Scenario = {
  name: 'the account',
  as: 'somebody',
  rows: [
    {
      says: '2 Profile: the email is read-only, with the note',
      async holds(page) {
        await openTab(page, 'Profile')
        await expect(page.getByLabel('Email')).not.toBeEditable()
        await expect(page.getByText('Email cannot be changed')).toBeVisible()
      },
    },
    {
      says: '2, 9 Profile: Update Profile (saved: decision 5), a toast of three seconds',
      async holds(page) {
        await page.getByLabel('First name').fill('Mélie')
        await press(page, 'Update Profile')
        await toasts(page, 'Profile updated successfully')
        await expect(page.getByText('Welcome, Mélie')).toBeVisible()
        await expect(page.getByText('Profile updated successfully')).toBeHidden()
      },
    },
    {
      says: '2 Profile: Sign Out',
      holds: page => expect(button(page, 'Sign Out')).toBeVisible(),
    },
    headed('2 Profile', 'Danger Zone'),
    {
      says: '2 Profile: Delete Account asks first',
      async holds(page) {
        await press(page, 'Delete Account')
        await expect(page.getByRole('alertdialog', { name: 'Delete Account' })).toBeVisible()
        await press(page, 'Cancel')
      },
    },
    {
      says: '2 Landing, signed in (decision 25): Welcome Back!, with the first name',
      async holds(page) {
        await page.goto('/welcome')
        await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
        await expect(page.getByText('Mélie')).toBeVisible()
      },
    },
    {
      says: '2 Landing: Go to Dashboard leads to /dashboard',
      async holds(page) {
        await page.getByRole('link', { name: 'Go to Dashboard' }).click()
        await expect(page).toHaveURL('/dashboard')
        await expect(page.getByText(/Everything is saved and sent\./)).toBeVisible()
      },
    },
    {
      says: '2, 8 Landing: Switch Account signs out, with the toast',
      async holds(page) {
        await page.goto('/welcome')
        await press(page, 'Switch Account')
        await toasts(page, 'Logged Out')
        await toasts(
          page,
          'You have been logged out successfully. You can now sign in with a different account.',
        )
        await expect(page.getByRole('link', { name: 'Sign In / Get Started' })).toBeVisible()
      },
    },
  ],
}

const leaving: Scenario = {
  name: 'leaving for good',
  as: 'somebody',
  rows: [
    {
      says: "4, 8, 9: 'Account Deleted', and two seconds later a full load of /",
      async holds(page) {
        await openTab(page, 'Profile')
        await press(page, 'Delete Account')
        const load = page.waitForRequest(
          request => request.isNavigationRequest() && new URL(request.url()).pathname === '/',
        )
        const question = page.getByRole('alertdialog', { name: 'Delete Account' })
        await question.getByRole('button', { name: 'Delete Account' }).click()
        await toasts(page, 'Account Deleted')
        await load
        await expect(page.getByRole('link', { name: 'Sign In / Get Started' })).toBeVisible()
      },
    },
  ],
}

export const SCENARIOS: readonly Scenario[] = [landing, empty, record, codes, account, leaving]
