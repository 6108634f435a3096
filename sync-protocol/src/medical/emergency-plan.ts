/**
 * A plan says what a responder must do, must never do or has to know. It is always in the words of the person
 * or the clinic. The product suggests no medicine and no dose. Rows of a newer app may have a kind that this app
 * does not know, and a reader shows it as "Important".
 */
import * as z from 'zod/mini'
import { isoDate, requiredText, text } from './text'

export const PLANS_MAX = 20
export const PLAN_ABOUT_MAX = 80
export const PLAN_TEXT_MAX = 400

const kindText = () =>
  requiredText('Choose what kind of instruction this is', 30).check(
    z.regex(/^[a-z][A-Za-z]*$/, { error: 'Choose one of the listed values' }),
  )

export const emergencyPlanSchema = z.strictObject({
  kind: kindText(),
  about: z.optional(text(PLAN_ABOUT_MAX)),
  text: requiredText('Write what responders have to know', PLAN_TEXT_MAX),
  whereIs: z.optional(text(120)),
  /** The person or clinic that wrote or signed it, with a phone number. */
  from: z.optional(text(120)),
  writtenOn: z.optional(isoDate()),
  documentUrl: z.optional(text(500)),
  documentName: z.optional(text()),
})

export type EmergencyPlan = z.infer<typeof emergencyPlanSchema>

/** In the languages of the app. The owner is asked, and nothing is decided by these words. */
const RESUSCITATION =
  /resus|reanim|réanim|ressus|riani|wiederbeleb|\b(?:cpr|rcp|hlr|dnr|dnar)\b|återuppliv|canlandır|реаним|реанім|复苏|復甦|蘇生|심폐|소생|إنعاش|पुनर्जीव|सीपीआर/iu

export const refusesResuscitation = ({ kind, text }: EmergencyPlan): boolean =>
  kind === 'refuse' && RESUSCITATION.test(text)
