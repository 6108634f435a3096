/**
 * Names the profile that a request is about. The default is the user's own profile. Routes about the
 * account refuse the header.
 */
export const PROFILE_HEADER = 'X-LifeTag-Profile'
