/**
 * Without this header, a request is about the user's own profile. Routes about the account refuse the header.
 */
export const PROFILE_HEADER = 'X-LifeTag-Profile'

/** The IANA name of the browser's time zone. E-mails to the account show times in it. */
export const TIME_ZONE_HEADER = 'X-LifeTag-Time-Zone'

/**
 * Every response of our server has it, including errors. A response without it comes from a captive portal or
 * a proxy.
 */
export const SERVER_HEADER = 'X-LifeTag'
