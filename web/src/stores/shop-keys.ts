/**
 * What buying and giving store on the device, as the specification names it. A name and an address are
 * among it: it goes when an order is complete, and when somebody signs out.
 */
export const SHOP_KEYS = ['cart_data', 'checkout_data', 'selected_qr_code'] as const
export const BETA_KEYS = ['beta-order-data'] as const
