import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { reportVisit } from './app/count-visit'
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
// It runs in its own task, because the present task is long on a slow phone.
void nextTask().then(watch)
void onceSettled().then(attendToLater)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void isHere.then(() =>
  // In a transition, React renders in small steps, so a slow phone responds in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
)

function watch() {
  watchStorage()
  watchSession()
  watchInstall()
  watchForLock()
  shareSession(new BroadcastChannel('session'))
  registerSignOutHooks()
  void loadPaymentsConfig()
}

/** Runs late, because the worker fetches the whole app and would slow down the first screen. */
function attendToLater() {
  if (import.meta.env.PROD) void fetchFirstRun()
  void registerWorker()
  keepLabels()
  void reportVisit(Date.now())
}

/** A visitor without a record needs no database, so its code loads with the first record. */
function followOnceSomebodyIsHere() {
  const unsubscribe = useSession.subscribe(async ({ session }) => {
    if (!recordOwnerOf(session)) return
    unsubscribe()
    const { followSession } = await import('./sync/runtime/follow-session')
    followSession()
  })
}
