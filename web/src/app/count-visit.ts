import { request } from '../http/client'

const KEY = 'visit-day'

/**
 * Tells the server once a day that the app was opened: no cookie, no name, nothing of who it is. Not
 * for whoever reads a scanned code, and not where the browser says that nobody may be followed.
 */
export async function countVisit(nowMs: number): Promise<void> {
  const day = new Date(nowMs).toISOString().slice(0, 10)
  if (window.location.pathname.startsWith('/e/') || isUnfollowed() || readDay() === day) return
  const answer = await request('/api/visit', { method: 'POST', answer: null })
  if (answer.ok) writeDay(day)
}

const isUnfollowed = (): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
  navigator.doNotTrack === '1'

function readDay(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function writeDay(day: string): void {
  try {
    localStorage.setItem(KEY, day)
  } catch {
    // Counted again at the next start: the server counts a browser once a day in any case.
  }
}
