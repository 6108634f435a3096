import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { reportVisit } from './app/count-visit'
import { firstScreen } from './app/first-screen'
import { onceSettled } from './app/once-settled'
import { registerSignOutHooks } from './app/sign-out-hooks'
import { watchStorage } from './app/watch-storage'
import { takeSecrets } from './features/checkout/take-secrets'
import { followAccountLanguage } from './loading/account-language'
import { keepLanguage, restoreLanguage, withTexts } from './loading/app-language'
import { fetchFirstRun, keepLabels } from './loading/fetch-ahead'
import { nextTask } from './loading/in-slices'
import { openSession } from './people/account-session'
import { recordOwnerOf, useSession } from './people/session'
import { shareSession } from './people/share-session'
import { watchSession } from './people/watch-session'
import { watchInstall } from './stores/install'
import { watchForLock } from './stores/lock'
import { loadPaymentsConfig } from './stores/payments'
import { restoreTheme } from './stores/theme'
import { registerWorker } from './update/app-update'
import './ui/styles.css'

takeSecrets()
restoreTheme()
followAccountLanguage()
followOnceSomebodyIsHere()
void openSession()
const isHere = withTexts(Promise.all([firstScreen(location), restoreLanguage()]))
// It runs in its own task, because the present task is long on a slow phone.
void nextTask().then(watch)
void isHere.then(onceSettled).then(attendToLater)

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
  void keepLanguage()
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
