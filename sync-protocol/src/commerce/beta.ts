/**
 * The beta program: four products for honest feedback. What an applicant gets is set here and by the
 * server; whatever items a request names, these are sent.
 */
export const BETA_ITEMS = [
  { name: 'Small Waterproof Sticker', price: 0 },
  { name: 'Large Sticker', price: 0 },
  { name: 'Acrylic Card', price: 0 },
  { name: 'Metal Card', price: 0 },
] as const

/** As the specification states it, with integration and shipping; not the sum of shop prices. */
export const BETA_VALUE_CENTS = 4_500
export const BETA_SHIPS_WITHIN = '5-7 business days'
export const BETA_FEEDBACK_DAYS = 30

/** In which colour the cards of the package come. */
export const BETA_LINES = [
  { productId: '1' },
  { productId: '2' },
  { productId: '3', color: 'black' },
  { productId: '4', color: 'steel' },
] as const

/** The letter that reminds of the feedback goes out so many days before it is due. */
export const BETA_REMINDER_DAYS = 7
