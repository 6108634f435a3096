import type { QrType } from 'sync-protocol/qr'

type PictureFormat = 'svg' | 'png'

export const downloadName = (type: QrType, format: PictureFormat): string =>
  `medical-qr-${type}.${format}`
