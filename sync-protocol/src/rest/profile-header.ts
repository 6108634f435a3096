/**
 * Names the profile that a request is about; without it a request is about one's own. Routes that are
 * about the account, and not about a record, refuse it.
 */
export const PROFILE_HEADER = 'X-LifeTag-Profile'
