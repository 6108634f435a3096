import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { countVisit } from './app/count-visit'
import { registerSignOutHooks } from './app/sign-out-hooks'
import { loadPaymentsConfig } from './http/payments-config'
import { openSession } from './http/session'
import { shareSession } from './http/share-session'
import { takeSecrets } from './http/take-secrets'
import { watchSession } from './http/watch-session'
import { watchInstall } from './stores/install'
import { useSession } from './stores/session'
import { restoreTheme } from './stores/theme'
import { registerWorker } from './sync/app-update'
import './ui/styles.css'

takeSecrets()
restoreTheme()
followOnceSignedIn()
void openSession()
watchSession()
watchInstall()
shareSession(new BroadcastChannel('session'))
registerSignOutHooks()
void loadPaymentsConfig()
void registerWorker()
void countVisit(Date.now())

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

/** A visitor who is signed out needs no database: its code comes with the first person. */
function followOnceSignedIn() {
  const unsubscribe = useSession.subscribe(async ({ session }) => {
    if (session.status !== 'signedIn') return
    unsubscribe()
    const { followSession } = await import('./sync/follow-session')
    followSession()
  })
}
