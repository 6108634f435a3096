/**
 * Without this header, a request is about the user's own profile. Routes about the account refuse the header.
 */
export const PROFILE_HEADER = 'X-LifeTag-Profile'
