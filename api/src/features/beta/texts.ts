export const betaTexts = {
  ordered: 'We have received your order of the free beta package.',
  failures: { noCode: 'You have no such QR code.' },
} as const
