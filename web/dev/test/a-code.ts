import { recordMarkOf } from 'sync-protocol/medical'
import type { QrCode } from 'sync-protocol/qr'
import { medicalRecordOf } from 'sync-protocol/sync'

export const EMPTY_RECORD = medicalRecordOf([], 0)

export const aCode = (more: Partial<QrCode> = {}): QrCode => ({
  type: 'emergency',
  accessLevel: 'emergency',
  expiresAt: '',
  qrColor: '#DC2626',
  textColor: '#000000',
  token: '0123456789ABCDEFGHJKMNPQRS',
  secret: 'SRQPNMKJHGFEDCBA9876543210',
  capsule: '',
  revision: 1,
  revisedAt: '2026-06-02T00:00:00.000Z',
  recordMark: recordMarkOf(EMPTY_RECORD),
  ...more,
})
