import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { openSession } from './http/session'
import { watchSession } from './http/watch-session'
import { restoreTheme } from './stores/theme'
import { registerWorker } from './sync/app-update'
import './ui/styles.css'

restoreTheme()
void openSession()
watchSession()
void registerWorker()
// Behind the first screen: a visitor who is signed out needs no database.
void import('./sync/follow-session').then(({ followSession }) => followSession())

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
