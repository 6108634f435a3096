/**
 * Keys of the data that orders and donations store on the device, named as in the specification. They include
 * a name and an address, so they are removed after a complete order and at sign-out.
 */
export const SHOP_KEYS = ['cart_data', 'checkout_data', 'selected_qr_code'] as const
export const DONATION_KEYS = ['donation_amount'] as const
export const BETA_KEYS = ['beta-order-data'] as const
