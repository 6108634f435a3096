/** The server decides which items an applicant gets, whatever items a request names. */
export const BETA_ITEMS = [
  { name: 'Small Waterproof Sticker', price: 0 },
  { name: 'Large Sticker', price: 0 },
  { name: 'Acrylic Card', price: 0 },
  { name: 'Metal Card', price: 0 },
] as const

/** The specification's value includes integration and shipping. It is not the sum of the shop's prices. */
export const BETA_VALUE_CENTS = 4_500
/** In business days. */
export const BETA_SHIPS_WITHIN_DAYS = { least: 5, most: 7 } as const
export const BETA_FEEDBACK_DAYS = 30

export const BETA_LINES = [
  { productId: '1' },
  { productId: '2' },
  { productId: '3', color: 'black' },
  { productId: '4', color: 'steel' },
] as const

export const BETA_REMINDER_DAYS = 7
