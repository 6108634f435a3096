/**
 * On every response of our server, including errors. A response without it comes from a captive portal or
 * a proxy.
 */
export const SERVER_HEADER = 'X-LifeTag'
