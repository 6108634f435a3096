import type { Section } from 'sync-protocol/card'
import type { AccessRole, Right } from 'sync-protocol/family'
import type { AccessLevel, QrType } from 'sync-protocol/qr'

/** The compiler fails if a disclosure has no line. */
export const CODES: Readonly<Record<QrType, string>> = {
  emergency: 'Emergency code',
  complete: 'Complete code',
  allergies: 'Code of allergies',
  medications: 'Code of medicines',
  contacts: 'Code of contacts',
}

export const LEVELS: Readonly<Record<AccessLevel, string>> = {
  public: 'anyone who scans it',
  emergency: 'anyone who scans it, for an emergency',
  healthcare: 'anyone who scans it, for professionals; a PIN may protect insurance and documents',
}

export const SECTIONS: Readonly<Record<Section, string>> = {
  identity: 'who the person is',
  dnr: 'resuscitation',
  allergies: 'allergies',
  medications: 'medicines',
  conditions: 'conditions',
  contacts: 'emergency contacts',
  plans: 'instructions',
  history: 'history',
  body: 'body and blood',
  notes: 'notes',
  insurance: 'insurance',
}

export const ROLES: Readonly<Record<AccessRole, string>> = {
  person: 'The person',
  guardian: 'Guardians whom the person let in',
  carer: 'Carers whom the person let in',
  viewer: 'Viewers whom the person let in',
}

export const RIGHTS: Readonly<Record<Right, string>> = {
  read: 'read the whole record',
  edit: 'change it',
  codes: 'make codes',
  scanLog: 'see who opened a code',
  alerts: 'get alerts',
  widen: 'let a code show more',
  members: 'let others in',
  export: 'download it',
  delete: 'delete it',
  handOver: 'give it a login of its own',
}
