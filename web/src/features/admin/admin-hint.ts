/** What the owner panel remembers of a valid token, for its own screen alone. */
const KEY = 'admin-token-valid'

export function readAdminHint(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'true'
  } catch {
    return false
  }
}

export function writeAdminHint(isValid: boolean): void {
  try {
    if (isValid) sessionStorage.setItem(KEY, 'true')
    else sessionStorage.removeItem(KEY)
  } catch {
    // Nothing is kept where nothing may be kept; the server remembers the session.
  }
}
