import { authPath, loginPath } from '../addresses/paths'

/**
 * Leads to the sign-in screen through the server. Without a network the browser would show an error page, so
 * the app opens its own screen, which explains the problem.
 */
export function goToLogin(navigate: (path: string) => void, returnTo?: string): void {
  if (navigator.onLine) window.location.assign(loginPath(returnTo))
  else navigate(authPath(returnTo))
}
