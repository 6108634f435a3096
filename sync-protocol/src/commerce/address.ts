/** The specification makes a second line and the state optional, so they are never required. */
import * as z from 'zod/mini'
import { requiredText, text } from '../medical/text'
import { countryByCode } from './shipping'

const PART_MAX = 100

export const shippingAddressSchema = z.strictObject({
  name: requiredText('Enter the name on the parcel', PART_MAX),
  address1: requiredText('Enter the street and number', PART_MAX),
  address2: z._default(text(PART_MAX), ''),
  city: requiredText('Enter the city', PART_MAX),
  state: z._default(text(PART_MAX), ''),
  postalCode: requiredText('Enter the postal code', 20),
  country: text(5),
})
export type ShippingAddress = z.infer<typeof shippingAddressSchema>

interface AddressRule {
  state: 'region' | 'state' | 'province' | 'county' | 'prefecture'
  postalCode: 'postalCode' | 'zipCode' | 'postcode'
  /** Null where postal codes have no form that we know, or there are none. */
  postalExample: string | null
  postalPattern: RegExp
}

const rule = (
  postalPattern: RegExp,
  postalExample: string | null,
  state: AddressRule['state'] = 'region',
  postalCode: AddressRule['postalCode'] = 'postalCode',
): AddressRule => ({ state, postalCode, postalExample, postalPattern })

const RULES: Readonly<Record<string, AddressRule>> = {
  US: rule(/^\d{5}(-\d{4})?$/, '94110', 'state', 'zipCode'),
  CA: rule(/^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i, 'K1A 0B1', 'province'),
  GB: rule(/^([A-Z]{1,2}\d[A-Z\d]?|GIR) ?\d?[A-Z]{2}$/i, 'SW1A 1AA', 'county', 'postcode'),
  AU: rule(/^\d{4}$/, '2000', 'state', 'postcode'),
  DE: rule(/^\d{5}$/, '10115'),
  FR: rule(/^\d{5}$/, '75001'),
  IT: rule(/^\d{5}$/, '00184', 'province'),
  ES: rule(/^\d{5}$/, '28013', 'province'),
  NL: rule(/^\d{4} ?[A-Z]{2}$/i, '1012 AB'),
  BE: rule(/^\d{4}$/, '1000'),
  SE: rule(/^\d{3} ?\d{2}$/, '111 20'),
  DK: rule(/^\d{4}$/, '1050'),
  NO: rule(/^\d{4}$/, '0150'),
  JP: rule(/^\d{3}-?\d{4}$/, '100-0001', 'prefecture'),
  KR: rule(/^\d{5}$/, '03051', 'province'),
  SG: rule(/^\d{6}$/, '018956'),
  NZ: rule(/^\d{4}$/, '6011'),
  MX: rule(/^\d{5}$/, '06000', 'state'),
  BR: rule(/^\d{5}-?\d{3}$/, '01310-100', 'state'),
}

/** For countries without a known rule or without postal codes (Hong Kong). */
const ANY: AddressRule = rule(/\S/, null)

export const addressRule = (countryCode: string): AddressRule => RULES[countryCode] ?? ANY

export function addressFaults(address: unknown): Record<string, string> {
  const parsed = shippingAddressSchema.safeParse(address, { reportInput: true })
  if (parsed.success) {
    const isKnown = countryByCode(parsed.data.country) !== undefined
    return isKnown ? {} : { country: 'Choose one of the listed countries' }
  }
  const faults: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) {
    faults[path.join('.') || 'address'] ??=
      message === 'Invalid input' ? 'Not a valid value' : message
  }
  return faults
}

/** Worth a hint but no refusal, because a wrong pattern of ours must not stop a parcel. */
export function isUnusualPostalCode(countryCode: string, postalCode: string): boolean {
  const typed = postalCode.trim()
  return typed !== '' && !addressRule(countryCode).postalPattern.test(typed)
}
