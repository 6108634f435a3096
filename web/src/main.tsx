import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { openSession } from './http/session'
import { watchSession } from './http/watch-session'
import { restoreTheme } from './stores/theme'
import './ui/styles.css'

restoreTheme()
void openSession()
watchSession()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
