import { authPath, loginPath } from '../app/paths'

/**
 * To the sign-in screen by the server's door. With no network that door is the browser's error page,
 * so the app's own screen opens instead and says what is missing.
 */
export function goToLogin(navigate: (path: string) => void, returnTo?: string): void {
  if (navigator.onLine) window.location.assign(loginPath(returnTo))
  else navigate(authPath(returnTo))
}
