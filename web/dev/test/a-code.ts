import type { QrCode } from 'sync-protocol/qr'

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
  ...more,
})
