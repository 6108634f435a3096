import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { countVisit } from './app/count-visit'
import { fetchFirstRun } from './app/fetch-first-run'
import { firstScreen } from './app/first-screen'
import { keepLabels } from './app/keep-labels'
import { onceSettled } from './app/once-settled'
import { registerSignOutHooks } from './app/sign-out-hooks'
import { watchStorage } from './app/watch-storage'
import { takeSecrets } from './features/checkout/take-secrets'
import { openSession } from './session/session'
import { shareSession } from './session/share-session'
import { watchSession } from './session/watch-session'
import { nextTask } from './stores/in-slices'
import { watchInstall } from './stores/install'
import { watchForLock } from './stores/lock'
import { loadPaymentsConfig } from './stores/payments'
import { recordOwnerOf, useSession } from './stores/session'
import { restoreTheme } from './stores/theme'
import { registerWorker } from './update/app-update'
import './ui/styles.css'

takeSecrets()
restoreTheme()
followOnceSomebodyIsHere()
void openSession()
const isHere = firstScreen(location)
// In a task of its own: on a slow phone this one is long enough.
void nextTask().then(watch)
void onceSettled().then(attendToLater)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void isHere.then(() =>
  // As a transition React draws in small steps: a slow phone answers a finger in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
)

/** Listens to the browser and to other tabs, and asks what can be paid with. */
function watch() {
  watchStorage()
  watchSession()
  watchInstall()
  watchForLock()
  shareSession(new BroadcastChannel('session'))
  registerSignOutHooks()
  void loadPaymentsConfig()
}

/** The worker fetches the whole app: on a poor line that must not compete with the screen asked for. */
function attendToLater() {
  if (import.meta.env.PROD) void fetchFirstRun()
  void registerWorker()
  keepLabels()
  void countVisit(Date.now())
}

/** A visitor without a record needs no database: its code comes with the first person. */
function followOnceSomebodyIsHere() {
  const unsubscribe = useSession.subscribe(async ({ session }) => {
    if (!recordOwnerOf(session)) return
    unsubscribe()
    const { followSession } = await import('./sync/runtime/follow-session')
    followSession()
  })
}
