import { request } from '../http/client'
import { readText, writeText } from '../stores/browser-storage'

const KEY = 'visit-day'

/**
 * Tells the server once a day that the app was opened: no cookie, no name, nothing of who it is. Not
 * for a responder who reads a scanned code, and not where the browser says that nobody may be followed.
 */
export async function countVisit(nowMs: number): Promise<void> {
  const day = new Date(nowMs).toISOString().slice(0, 10)
  if (
    window.location.pathname.startsWith('/e/') ||
    isUnfollowed() ||
    readText('local', KEY) === day
  )
    return
  const answer = await request('/api/visit', { method: 'POST', answer: null })
  // Where it cannot be written it is sent again at the next start: the server counts a browser once a day.
  if (answer.ok) writeText('local', KEY, day)
}

const isUnfollowed = (): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
  navigator.doNotTrack === '1'
