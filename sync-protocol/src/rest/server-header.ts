/**
 * In every answer of our server, also its errors. What answers without it is something else on the way: a
 * captive portal, or a proxy.
 */
export const SERVER_HEADER = 'X-LifeTag'
