/**
 * The one screen a `healthcare` code shows first. It discloses nothing, not even a name. The form
 * posts `role`, `reason` and, where the owner set one, `pin`; it works without a script.
 */
import { type Locale, labelsOf } from '../labels'
import { documentOf, emergencyLine, languageSwitch, PRODUCT_NAME, warning } from './frame'
import { html } from './html'

export interface AskPageOptions {
  locale: Locale
  emergencyNumber: string
  /** Where the form goes, such as `/e/TOKEN/unlock`. */
  action: string
  /** The owner guards insurance and documents with a PIN. */
  hasPin: boolean
  /** The PIN sent before was wrong. */
  isPinWrong?: boolean
}

export const ASK_ROLES = ['paramedic', 'doctor', 'nurse', 'pharmacist', 'other'] as const
export const ASK_REASONS = ['emergency', 'treatment', 'other'] as const

export function renderAskPage(options: AskPageOptions): string {
  const { locale, emergencyNumber, action, hasPin, isPinWrong } = options
  const labels = labelsOf(locale)
  const { ask } = labels
  const choices = (name: string, label: string, values: readonly (readonly [string, string])[]) =>
    html`<p><label for="${name}">${label}</label><select id="${name}" name="${name}" required><option value=""></option>${values.map(
      ([value, text]) => html`<option value="${value}">${text}</option>`,
    )}</select></p>`
  const pin = html`<p><label for="pin">${ask.pin}</label><input id="pin" name="pin" inputmode="numeric" autocomplete="off" pattern="[0-9]{6}" maxlength="6"></p>`
  const body = html`<main class="page">${emergencyLine(emergencyNumber, labels)}<header><h1>${ask.title}</h1><p>${ask.text}</p></header><form method="post" action="${action}">${
    isPinWrong && warning(ask.wrongPin)
  }${choices(
    'role',
    ask.role,
    ASK_ROLES.map(role => [role, ask.roles[role]]),
  )}${choices(
    'reason',
    ask.reason,
    ASK_REASONS.map(reason => [reason, ask.reasons[reason]]),
  )}${hasPin && pin}<p><button>${ask.open}</button></p></form><footer>${languageSwitch(
    locale,
    other => `?lang=${other}`,
  )}<p><small>${PRODUCT_NAME}</small></p></footer></main>`
  return documentOf(locale, ask.title, body)
}
