import type { Page } from '@playwright/test'
import { expect } from '../harness'
import { Effort } from './effort'

/** A person who starts without an account. */
export const elodie = {
  name: 'Élodie Nørgaard-Nguyễn',
  born: '1958-03-27',
  contact: { name: 'Søren', phone: '+4520987654' },
}

/** Answers all questions from the landing to the question about a code. */
export async function answerAll(page: Page, effort = new Effort(page)): Promise<Effort> {
  await effort.see('Emergency Medical Information System')
  await effort.press('Start now')
  await effort.see('What is your name, and when were you born?')
  await effort.fill('Full name', elodie.name)
  await effort.fill('Date of birth', elodie.born)
  await effort.press('Next')
  await effort.see('Are you allergic to anything?')
  await effort.fill('Allergen', 'Penicillin')
  await effort.press('Severe')
  await effort.press('Next')
  await effort.see('Which medicines do you take?')
  await effort.fill('Medication name', 'Warfarin')
  await effort.fill('Dosage', '5 mg')
  await effort.press('Once daily')
  await effort.press('Add another')
  await expect(page.getByText('Warfarin 5 mg')).toBeVisible()
  await effort.fill('Medication name', 'Metoprolol')
  await effort.fill('Dosage', '50 mg')
  await effort.press('Twice daily')
  await effort.press('Next')
  await effort.see('Which conditions do you have?')
  await effort.fill('Condition', 'Atrial fibrillation')
  await effort.press('Next')
  await effort.see('Whom should they call?')
  await effort.fill('Name', elodie.contact.name)
  await effort.press('Partner')
  await effort.fill('Phone number', elodie.contact.phone)
  await effort.press('Next')
  await effort.see('Your code')
  return effort
}

export async function makeFirstCode(page: Page, effort = new Effort(page)) {
  await effort.press('Make my code')
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
}
