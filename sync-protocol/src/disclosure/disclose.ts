/**
 * From the whole record to what one code shows. Everything a responder, an offline copy or a print
 * can ever hold has passed through here, and through the table. Pure: `today` is handed in.
 * Severe allergies come first; otherwise rows keep the owner's order.
 */
import type { MedicalRecord, Profile, Row } from '../medical'
import type { QrCode } from '../qr/code'
import { ageOn } from './age'
import type { CardBody, CardDnr, CardIdentity, CardPolicy, Disputed, ResponderCard } from './card'
import { filled, keep, keepDisputed } from './keep'
import { listsOf } from './lists'
import { DISCLOSURE, type Disclosed, type Field, needsConfirmation } from './table'

export type DisclosedCode = Pick<QrCode, 'type' | 'accessLevel' | 'revision' | 'expiresAt'> & {
  confirmedPublic?: boolean | undefined
}

/** The card of `code` on `today` (`YYYY-MM-DD`). */
export function disclose(record: MedicalRecord, code: DisclosedCode, today: string): ResponderCard {
  const fields = grantedTo(code)
  const { profile } = record
  return {
    type: code.type,
    level: code.accessLevel,
    revision: code.revision,
    changedAtMs: record.changedAtMs,
    expiresAt: code.expiresAt,
    identity: identityOf(record, fields.identity ?? [], today),
    ...filled({
      dnr: fields.dnr && dnrOf(profile, fields.dnr),
      ...listsOf(record, fields),
      body: fields.body && bodyOf(profile, fields.body),
      notes: fields.notes && profile?.additionalNotes,
      insurance: fields.insurance && insuranceOf(record, fields.insurance),
    }),
  }
}

function grantedTo(code: DisclosedCode): Disclosed {
  const { medications, ...others } = DISCLOSURE[code.type][code.accessLevel]
  const isWithheld = needsConfirmation(code) && !code.confirmedPublic
  return isWithheld || !medications ? others : { ...others, medications }
}

function identityOf(
  { account, profile }: MedicalRecord,
  fields: NonNullable<Disclosed['identity']>,
  today: string,
): CardIdentity {
  const birthDate = profile?.dateOfBirth
  const region = joined([profile?.state, profile?.zipCode], ' ')
  return keep<CardIdentity>(
    {
      firstName: account.firstName,
      fullName: profile?.fullName || joined([account.firstName, account.lastName], ' '),
      age: birthDate ? ageOn(birthDate, today) : undefined,
      birthMonth: birthDate?.slice(0, 7),
      birthDate,
      gender: profile?.gender,
      language: profile?.primaryLanguage,
      photoUrl: profile?.photoUrl,
      phoneNumber: profile?.phoneNumber,
      address: joined([profile?.streetAddress, profile?.city, region], ', '),
    },
    fields,
  )
}

function dnrOf(
  profile: Row<Profile> | undefined,
  fields: NonNullable<Disclosed['dnr']>,
): Disputed<CardDnr> | undefined {
  const conflicts = { status: profile?.conflicts?.dnrStatus }
  if (!profile?.dnrStatus && !conflicts.status?.some(Boolean)) return undefined
  const full = {
    // Cleared on one device and set on another: what is certain is that nobody knows.
    status: profile?.dnrStatus || ('Unknown' as const),
    hasDocument: Boolean(profile?.dnrDocumentUrl),
    documentUrl: profile?.dnrDocumentUrl,
  }
  return keepDisputed<CardDnr>(full, fields, conflicts)
}

function bodyOf(
  profile: Row<Profile> | undefined,
  fields: NonNullable<Disclosed['body']>,
): Disputed<CardBody> | undefined {
  if (!profile) return undefined
  const { bloodType, heightCm, weightKg, implants, pregnancyDueDate, organDonor } = profile
  const full = { bloodType, heightCm, weightKg, implants, pregnancyDueDate, organDonor }
  const body = keepDisputed<CardBody>(full, fields, profile.conflicts)
  return Object.keys(body).length > 0 ? body : undefined
}

function insuranceOf(
  { policies, profile }: MedicalRecord,
  fields: NonNullable<Disclosed['insurance']>,
): ResponderCard['insurance'] {
  const policyFields = fields.filter(isPolicyField)
  const legacy = filled({
    legacy: fields.includes('legacy') ? profile?.insurance : undefined,
    legacyCardPhotoUrl: fields.includes('legacyCardPhotoUrl')
      ? profile?.insuranceCardPhotoUrl
      : undefined,
  })
  if (policies.length === 0 && Object.keys(legacy).length === 0) return undefined
  return { policies: policies.map(row => keep<CardPolicy>(row, policyFields)), ...legacy }
}

const isPolicyField = (field: Field<'insurance'>): field is keyof CardPolicy =>
  field !== 'legacy' && field !== 'legacyCardPhotoUrl'

const joined = (parts: (string | undefined)[], separator: string): string =>
  parts.filter(part => part?.trim()).join(separator)
