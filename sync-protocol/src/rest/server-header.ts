/**
 * Every response of our server has it, including errors. A response without it comes from a captive portal or
 * a proxy.
 */
export const SERVER_HEADER = 'X-LifeTag'
