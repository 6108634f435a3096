export const shopTexts = {
  failures: {
    noCode: 'You have no such QR code.',
    otherMethod: 'Choose a shipping method of this country',
    otherCountry: 'The address and the shipping are for different countries',
  },
} as const
