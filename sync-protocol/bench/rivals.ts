/**
 * The capsule is compared with these formats, built in the best way that their rules allow (see
 * capsule.md).
 */
import { generateKeyPairSync, sign } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { create } from 'qrcode/lib/core/qrcode.js'
import { bytesToDigits } from '../src/capsule/frame'
import type { ResponderCard } from '../src/disclosure'

/** Returns undefined if the largest version cannot hold the segments. */
function versionOf(text: Parameters<typeof create>[0], level: 'L' | 'M'): number | undefined {
  try {
    return create(text, { errorCorrectionLevel: level }).version
  } catch {
    return undefined
  }
}

const deflate = (value: unknown) => deflateRawSync(JSON.stringify(value), { level: 9 })

export interface Measured {
  bytes: number
  version: number | undefined
}

export function plainDeflate(card: ResponderCard, origin: string, token: string): Measured {
  const bytes = deflate(card)
  const version = versionOf(
    [
      { mode: 'byte', data: Buffer.from(`${origin}/e/`) },
      { mode: 'alphanumeric', data: token },
      { mode: 'byte', data: Buffer.from('#') },
      { mode: 'numeric', data: bytesToDigits(bytes) },
    ],
    'M',
  )
  return { bytes: bytes.length, version }
}

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

/** SMART Health Cards framework 1.x: minified payload, `zip: DEF`, ES256, level L. */
export function smartHealthCard(card: ResponderCard, origin: string): Measured {
  const payload = {
    iss: origin,
    nbf: Math.floor(card.changedAtMs / 1000),
    vc: {
      type: ['https://smarthealth.cards#health-card'],
      credentialSubject: { fhirVersion: '4.0.1', fhirBundle: bundleOf(card) },
    },
  }
  const header = { zip: 'DEF', alg: 'ES256', kid: 'k'.repeat(43) }
  const signed = `${base64url(JSON.stringify(header))}.${base64url(deflate(payload))}`
  const signature = sign('sha256', Buffer.from(signed), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  })
  const jws = `${signed}.${base64url(signature)}`
  const digits = [...jws].map(c => String(c.charCodeAt(0) - 45).padStart(2, '0')).join('')
  const version = versionOf(
    [
      { mode: 'byte', data: Buffer.from('shc:/') },
      { mode: 'numeric', data: digits },
    ],
    'L',
  )
  return { bytes: jws.length, version }
}

/** FHIR R4 without ids, narrative or metadata. Entries without a code are plain text. */
function bundleOf(card: ResponderCard): object {
  const patient = { reference: 'resource:0' }
  const text = (value: string) => ({ text: value })
  const { identity, body, contacts, allergies, medications, conditions, dnr, notes } = card
  const resources: object[] = [
    {
      resourceType: 'Patient',
      name: [{ text: identity.fullName }],
      gender: identity.gender?.toLowerCase(),
      birthDate: identity.birthMonth,
      communication: identity.language && [{ language: text(identity.language) }],
      contact: contacts?.items.map(item => ({
        relationship: [text(item.relationship)],
        name: { text: item.name },
        telecom: [{ system: 'phone', value: item.phoneNumber }],
      })),
    },
    ...(allergies?.items ?? []).map(item => ({
      resourceType: 'AllergyIntolerance',
      code: text(item.allergen),
      criticality: /severe|life/i.test(item.severity) ? 'high' : 'low',
      patient,
      reaction: item.reaction && [{ manifestation: [text(item.reaction)] }],
    })),
    ...(medications?.items ?? []).map(item => ({
      resourceType: 'MedicationStatement',
      status: 'active',
      medicationCodeableConcept: text(item.name),
      subject: patient,
      dosage: [{ text: [item.dosage, item.frequency].filter(Boolean).join(' ') }],
    })),
    ...(conditions?.items ?? []).map(item => ({
      resourceType: 'Condition',
      code: text(item.condition),
      subject: patient,
    })),
    ...observations(body, patient),
    ...[dnr && `DNR: ${dnr.status}`, notes?.notes].flatMap(said =>
      said ? [{ resourceType: 'Flag', status: 'active', code: text(said), subject: patient }] : [],
    ),
  ]
  return {
    resourceType: 'Bundle',
    type: 'collection',
    entry: resources.map((resource, i) => ({ fullUrl: `resource:${i}`, resource })),
  }
}

function observations(body: ResponderCard['body'], subject: object): object[] {
  const coded = (loinc: string, value: object) => ({
    resourceType: 'Observation',
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: loinc }] },
    subject,
    ...value,
  })
  return [
    ...(body?.bloodType
      ? [coded('882-1', { valueCodeableConcept: { text: body.bloodType } })]
      : []),
    ...(body?.heightCm
      ? [coded('8302-2', { valueQuantity: { value: body.heightCm, unit: 'cm' } })]
      : []),
    ...(body?.weightKg
      ? [coded('29463-7', { valueQuantity: { value: body.weightKg, unit: 'kg' } })]
      : []),
    ...(body?.implants
      ? [{ resourceType: 'Device', type: { text: body.implants }, patient: subject }]
      : []),
  ]
}
