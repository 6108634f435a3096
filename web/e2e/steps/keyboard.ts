import type { Page } from '@playwright/test'
import { expect } from '../harness'

type Role = 'button' | 'checkbox' | 'combobox' | 'link' | 'textbox'

/** Presses Tab until the control has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, role: Role, name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true })
  const hasFocus = () => wanted.evaluate(control => control === document.activeElement)
  for (let presses = 0; presses < 80 && !(await hasFocus()); presses++) {
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}
