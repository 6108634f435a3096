import { request } from '../http/client'
import { readText, writeText } from '../stores/browser-storage'

const KEY = 'visit-day'

/**
 * Once a day it reports to the server that the app was opened, without a cookie or data about the person. It
 * skips responders who read a scanned code, and browsers that ask not to be tracked.
 */
export async function reportVisit(nowMs: number): Promise<void> {
  const day = new Date(nowMs).toISOString().slice(0, 10)
  if (
    window.location.pathname.startsWith('/e/') ||
    isUnfollowed() ||
    readText('local', KEY) === day
  )
    return
  const answer = await request('/api/visit', { method: 'POST', answer: null })
  // If the day cannot be stored, the next start sends again. The server counts a browser once a day.
  if (answer.ok) writeText('local', KEY, day)
}

const isUnfollowed = (): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
  navigator.doNotTrack === '1'
