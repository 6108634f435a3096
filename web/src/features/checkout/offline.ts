/** A payment needs the server. */
export const checkoutOffline = {
  'features/checkout/open-stripe': 'online',
  'features/checkout/payment-form': 'online',
} as const
