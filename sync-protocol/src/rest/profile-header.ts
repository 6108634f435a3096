/**
 * Without this header, a request is about the user's own profile. Routes about the account refuse the header.
 */
export const PROFILE_HEADER = 'X-LifeTag-Profile'

/** The IANA name of the browser's time zone. E-mails to the account show times in it. */
export const TIME_ZONE_HEADER = 'X-LifeTag-Time-Zone'
