import { create } from 'zustand'
import { readText, removeStored, writeText } from './browser-storage'

type Theme = 'system' | 'light' | 'dark'

const key = 'theme'

export const useTheme = create<{ theme: Theme }>(() => ({ theme: 'system' }))

/** Runs before the first paint, so it uses localStorage, which is synchronous. */
export function restoreTheme(): void {
  const stored = readText('local', key)
  applyTheme(stored === 'light' || stored === 'dark' ? stored : 'system')
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') removeStored('local', [key])
  else writeText('local', key, theme)
  applyTheme(theme)
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  useTheme.setState({ theme })
}
