import type { Page } from '@playwright/test'
import { expect } from '../harness'
import { Effort } from './effort'

/** A person who starts without an account. */
export const elodie = {
  name: 'Élodie Nørgaard-Nguyễn',
  born: '1958',
  contact: { name: 'Søren', phone: '+4520987654' },
}

/** Answers all questions from the landing to the card. */
export async function answerAll(page: Page, effort = new Effort(page)): Promise<Effort> {
  await effort.see('Emergency Medical Information System')
  await effort.press('Start now')
  await effort.see('What is your name, and when were you born?')
  await effort.fill('Full name', elodie.name)
  await effort.fill('Year', elodie.born)
  await effort.press('Next: allergies')
  await effort.see('Are you allergic to anything?')
  await effort.fill('Allergen', 'Penicillin')
  await effort.press('Severe')
  await effort.press('Next: medicines')
  await effort.see('Which medicines do you take?')
  await effort.fill('Medication name', 'Warfarin')
  await effort.fill('Dose', '5 mg')
  await effort.press('Once daily')
  await effort.press('Add another')
  await expect(page.getByText('Warfarin 5 mg')).toBeVisible()
  await effort.fill('Medication name', 'Metoprolol')
  await effort.fill('Dose', '50 mg')
  await effort.press('Twice daily')
  await effort.press('Next: conditions')
  await effort.see('Which conditions do you have?')
  await effort.fill('Condition', 'Atrial fibrillation')
  await effort.enter()
  await effort.see('Who should be called first?')
  await effort.fill('Name', elodie.contact.name)
  await effort.press('Partner')
  await effort.fill('Phone number', elodie.contact.phone)
  await effort.press('Next: your card')
  await effort.see('Your card')
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  return effort
}
